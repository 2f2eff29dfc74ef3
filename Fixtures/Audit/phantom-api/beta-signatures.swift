import SwiftUI

struct Badge: View {
    let isActive: Bool
    let count: Int
    @Namespace private var space

    var body: some View {
        VStack {
            Text("A").padding().glassEffect(.regular, in: .capsule, isEnabled: isActive)
            Text("B").padding().glassEffect(isEnabled: count > 1)
            Text("C").padding().glassEffect(.clear.interactive(), in: .circle, isEnabled: true)
            Text("D").padding().glassEffect(in: .rect(cornerRadius: 8), isEnabled: !isActive)
            Text("E").padding().glassEffect().glassEffectUnion(id: "all", in: space)
            Text("F").padding().glassEffect().glassEffectID("f", namespace: space)
        }
    }
}
