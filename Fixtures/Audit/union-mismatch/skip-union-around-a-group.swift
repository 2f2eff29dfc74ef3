import SwiftUI

struct Weather: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack(spacing: 20) {
                Group {
                    Text("A").padding().glassEffect()
                    Text("B").padding().glassEffect()
                }
                .glassEffectUnion(id: "all", namespace: glass)
            }
        }
    }
}
