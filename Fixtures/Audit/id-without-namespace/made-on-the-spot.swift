import SwiftUI

struct Bar: View {
    private let glass = Namespace().wrappedValue

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                Text("A").padding().glassEffect().glassEffectID("a", in: glass)
                Text("B").padding().glassEffect().glassEffectID("b", in: Namespace().wrappedValue)
            }
        }
    }
}
