// floors: iOS 17
import SwiftUI

struct Badge: View {
    var body: some View {
        if #available(iOS 26.0, *) {
            Text("New").padding().glassEffect(.regular, in: .capsule)
        } else {
            Text("New").padding().background(.ultraThinMaterial, in: .capsule)
        }
    }
}

@available(iOS 26.0, *)
struct Dock: View {
    var body: some View {
        GlassEffectContainer { Text("A").glassEffect() }
    }
}

extension View {
    func early() -> some View {
        guard #available(iOS 26.0, *) else { return AnyView(self) }
        return AnyView(glassEffect())
    }

    @ViewBuilder
    func negated() -> some View {
        if #unavailable(iOS 26.0) {
            self
        } else {
            glassEffect(.regular, in: .circle)
        }
    }
}
