import SwiftUI

struct Badge: View {
    let isActive: Bool
    let count: Int
    @Namespace private var space

    var body: some View {
        GlassEffectContainer(spacing: 0) {
            VStack {
                Text("A").padding().glassEffect(isActive ? .regular : .identity, in: .capsule)
                Text("B").padding().glassEffect((count > 1) ? .regular : .identity)
                Text("C").padding().glassEffect(.clear.interactive(), in: .circle)
                Text("D").padding().glassEffect(!isActive ? .regular : .identity, in: .rect(cornerRadius: 8))
                Text("E").padding().glassEffect().glassEffectUnion(id: "all", namespace: space)
                Text("F").padding().glassEffect().glassEffectID("f", in: space)
            }
        }
    }
}
