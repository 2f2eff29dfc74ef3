import SwiftUI

struct Weather: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack(spacing: 20) {
                Text("A").padding().glassEffect().glassEffectUnion(id: "a", namespace: glass)
                Text("B").padding().glassEffect()
            }
        }
    }
}
