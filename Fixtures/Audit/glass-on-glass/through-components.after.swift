import SwiftUI

struct Screen: View {
    var body: some View {
        GlassEffectContainer(spacing: 0) {
            VStack {
                GlassCard {
                    RoundChip(symbol: "star")
                }
                Footer()
                    .floatingPanel()
            }
        }
    }
}

// MARK: - File Components.swift
import SwiftUI

struct GlassCard<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding()
            .glassEffect(.regular, in: .rect(cornerRadius: 20))
    }
}

struct RoundChip: View {
    let symbol: String

    var body: some View {
        Image(systemName: symbol)
            .padding(10)
            .glassEffect(.regular, in: .circle)
    }
}

struct Footer: View {
    var body: some View {
        HStack {
            Text("3 selected")
            Button("Share") {}
                .buttonStyle(.glass)
        }
    }
}

extension View {
    func floatingPanel() -> some View {
        padding().modifier(PanelGlass())
    }
}

struct PanelGlass: ViewModifier {
    func body(content: Content) -> some View {
        content.glassEffect(.regular, in: .capsule)
    }
}
