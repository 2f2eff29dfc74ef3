import SwiftUI

struct Weather: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack(spacing: 20) {
                Text("A").padding().glassEffect(.regular, in: .capsule).glassEffectUnion(id: "all", namespace: glass)
                Text("B").padding().glassEffect(.regular, in: .rect(cornerRadius: 8))
                    .glassEffectUnion(id: "all", namespace: glass)
                Text("C").padding().glassEffect(.clear, in: .capsule).glassEffectUnion(id: "all", namespace: glass)
            }
        }
    }
}
