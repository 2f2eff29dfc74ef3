import SwiftUI

struct Weather: View {
    let radius: CGFloat
    let other: CGFloat
    let look: Glass
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack(spacing: 20) {
                Text("A").padding().glassEffect(.regular, in: .rect(cornerRadius: radius))
                    .glassEffectUnion(id: "all", namespace: glass)
                Text("B").padding().glassEffect(look, in: .rect(cornerRadius: other))
                    .glassEffectUnion(id: "all", namespace: glass)
            }
        }
    }
}
