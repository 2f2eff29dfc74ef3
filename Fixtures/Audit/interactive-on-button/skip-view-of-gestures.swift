import SwiftUI

struct Keys: View {
    var body: some View {
        RepeatButton {}.padding(8).glassEffect(.regular.interactive())
    }
}

// MARK: - File RepeatButton.swift
import SwiftUI

struct RepeatButton: View {
    let action: () -> Void

    var body: some View {
        Image(systemName: "delete.left")
            .foregroundStyle(.red)
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in action() })
    }
}
