import SwiftUI

struct Player: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 12) {
            HStack(spacing: 12) {
                Text("Play").padding().glassEffect().glassEffectID("play", in: glass)
                Text("Next").padding().glassEffect().glassEffectID("next", in: glass)
            }
        }
    }
}
