//
//  Toast.swift
//  Ferry
//

import SwiftUI

extension View {
    func toast(_ message: String?) -> some View {
        overlay(alignment: .top) {
            if let message {
                Text(message)
                    .padding(.horizontal, 18)
                    .padding(.vertical, 10)
                    .background(.regularMaterial, in: Capsule())
                    .transition(.opacity)
            }
        }
    }
}
