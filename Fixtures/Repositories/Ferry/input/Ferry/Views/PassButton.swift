//
//  PassButton.swift
//  Ferry
//

import SwiftUI

struct PassButton: View {
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Label("Pass", systemImage: "qrcode")
                .font(.headline)
                .padding(.horizontal, 20)
                .padding(.vertical, 14)
                .background(.ultraThinMaterial)
                .clipShape(Capsule())
                .shadow(radius: 4)
        }
        .padding()
    }
}
