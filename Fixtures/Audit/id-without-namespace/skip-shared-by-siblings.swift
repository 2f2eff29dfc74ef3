import SwiftUI

struct Bar: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                Text("A").padding().glassEffect().glassEffectID("a", in: glass)
                Text("B").padding().glassEffect().glassEffectID("b", in: glass)
            }
        }
    }
}
