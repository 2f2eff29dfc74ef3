//
//  BoardView.swift
//  Ferry
//

import SwiftUI

struct BoardView: View {
    @State private var message: String?
    private let departures = Departure.samples

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                JourneyCard(departure: departures[0])
                LazyVStack(spacing: 8) {
                    ForEach(departures) { departure in
                        row(departure)
                    }
                }
            }
            .padding()
        }
        .overlay(alignment: .bottomTrailing) {
            PassButton { message = "Pass is ready" }
        }
        .toast(message)
    }

    private func row(_ departure: Departure) -> some View {
        HStack {
            Text(departure.pier)
            Spacer()
            Text("\(departure.minutes) min")
        }
        .padding(12)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}
