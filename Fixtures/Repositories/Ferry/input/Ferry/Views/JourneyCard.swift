//
//  JourneyCard.swift
//  Ferry
//

import SwiftUI

struct JourneyCard: View {
    let departure: Departure

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Next ferry")
                .font(.caption)
            Text(departure.pier)
                .font(.title2)
        }
        .padding(20)
        .background(
            RoundedRectangle(cornerRadius: 20)
                .fill(.regularMaterial)
                .shadow(color: .black.opacity(0.1), radius: 8, y: 4)
        )
    }
}
