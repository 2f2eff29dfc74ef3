import SwiftUI

struct Player: View {
    @Namespace private var glass

    var body: some View {
        HStack {
            Text("Play").padding().glassEffect().glassEffectID("play", in: glass)
            Text("Next").padding().glassEffect().glassEffectID("next", in: glass)
        }
        .clustered()
    }
}

extension View {
    func clustered() -> some View {
        GlassEffectContainer(spacing: 8) { self }
    }
}
