import SwiftUI

struct Player: View {
    @Namespace private var glass

    var body: some View {
        ControlCluster {
            Text("Play").padding().glassEffect().glassEffectID("play", in: glass)
            Text("Next").padding().glassEffect().glassEffectID("next", in: glass)
        }
    }
}

struct ControlCluster<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack { content }
        }
    }
}
