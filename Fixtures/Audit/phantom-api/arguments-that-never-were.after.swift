import SwiftUI

struct Controls: View {
    var body: some View {
        ScrollView {
            Text("A").padding().glassEffect(.regular, in: .capsule)
            Text("B").padding().glassEffect(.regular.interactive(), in: .circle)
            Text("C").padding().glassEffect().glassEffectTransition(.materialize)
            Text("D").padding().glassEffect().glassEffectTransition(.materialize)
        }
        .scrollEdgeEffectStyle(.soft, for: .all)
    }
}
