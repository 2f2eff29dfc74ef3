import SwiftUI

struct Bar: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                chip("A")
                chip("B")
            }
        }
    }

    private func chip(_ title: String) -> some View {
        Text(title).padding().glassEffect().glassEffectID(title, in: glass)
    }
}

struct Bars: View {
    var body: some View {
        ForEach(0..<3) { _ in Bar() }
    }
}
