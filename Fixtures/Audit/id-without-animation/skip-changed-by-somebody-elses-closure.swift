import SwiftUI

struct Actions: View {
    @State private var isOpen = false
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 16) {
            HStack(spacing: 16) {
                BouncyButton(title: "More") { isOpen.toggle() }.glassEffectID("more", in: glass)
                if isOpen {
                    Text("Share").padding().glassEffect().glassEffectID("share", in: glass)
                }
            }
        }
    }
}

// MARK: - File BouncyButton.swift
import SwiftUI

struct BouncyButton: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button(title) { withAnimation(.bouncy) { action() } }.padding().glassEffect()
    }
}
