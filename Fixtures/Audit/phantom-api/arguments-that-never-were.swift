import SwiftUI

struct Controls: View {
    var body: some View {
        ScrollView {
            Text("A").padding().glassEffect(style: .regular, in: .capsule)
            Text("B").padding().glassEffect(in: .circle, .regular.interactive())
            Text("C").padding().glassEffect().glassEffectTransition(.opacity)
            Text("D").padding().glassEffect().glassEffectTransition(.push(from: .top))
        }
        .scrollEdgeEffectStyle(.soft)
    }
}
