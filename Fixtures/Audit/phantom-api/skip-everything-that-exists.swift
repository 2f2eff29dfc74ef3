import SwiftUI

struct Buttons: View {
    let isOn: Bool
    @Namespace private var space

    var body: some View {
        GlassEffectContainer(spacing: 12) {
            HStack {
                Text("A").padding().glassEffect(isOn ? .regular.tint(.red) : .identity, in: .capsule)
                Text("B").padding().glassEffect(.clear.interactive(isOn), in: .rect(cornerRadius: 8))
                    .glassEffectID("b", in: space)
                Text("C").padding().glassEffect(Glass.regular)
                    .glassEffectUnion(id: 1, namespace: space)
                    .glassEffectTransition(.materialize)
                Button("D") {}.buttonStyle(.glass(.clear))
                Button("E") {}.buttonStyle(.glassProminent)
            }
        }
    }
}
