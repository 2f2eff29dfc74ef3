import SwiftUI

struct Weather: View {
    let isWide: Bool
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            if isWide {
                Text("A").padding().glassEffect(.regular, in: .capsule).glassEffectUnion(id: "all", namespace: glass)
            } else {
                Text("A").padding().glassEffect(.regular, in: .circle).glassEffectUnion(id: "all", namespace: glass)
            }
        }
    }
}
