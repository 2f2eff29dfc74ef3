import SwiftUI

struct Actions: View {
    @State private var isOpen = false
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 16) {
            HStack(spacing: 16) {
                Button("Close") { isOpen = false }.padding().glassEffect().glassEffectID("close", in: glass)
                MoreButton(isOpen: $isOpen)
                if isOpen {
                    Text("Share").padding().glassEffect().glassEffectID("share", in: glass)
                }
            }
        }
    }
}

// MARK: - File MoreButton.swift
import SwiftUI

struct MoreButton: View {
    @Binding var isOpen: Bool

    var body: some View {
        Button("More") { withAnimation { isOpen.toggle() } }
    }
}
