import SwiftUI

extension GlassEffectTransition {
    static var fade: GlassEffectTransition { .materialize }
}

struct Controls: View {
    var body: some View {
        ScrollView {
            Text("A").padding().glassEffect(.regular, in: .circle).glassEffectTransition(.fade)
            Text("B").padding().glassEffect().glassEffectTransition(.matchedGeometry).transition(.opacity)
        }
        .scrollEdgeEffectStyle(.soft, for: .top)
    }
}
