import SwiftUI

struct Example: View {
    let isOpen: Bool

    var body: some View {
        GlassEffectContainer {
            Text("More").padding().glassEffect(isOpen ? .regular : .identity).opacity(isOpen ? 1 : 0)
        }
    }
}
