import SwiftUI

struct Example: View {
    let isOpen: Bool

    var body: some View {
        GlassEffectContainer {
            HStack {
                Text("More").padding().glassEffect()
                Text("Less").padding().glassEffect()
            }
        }
        .opacity(isOpen ? 1 : 0)
    }
}
