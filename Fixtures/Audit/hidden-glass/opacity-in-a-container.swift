import SwiftUI

struct Example: View {
    @Namespace private var space
    let isOpen: Bool

    var body: some View {
        GlassEffectContainer(spacing: 12) {
            HStack {
                Text("More").padding().glassEffect().glassEffectID("more", in: space).opacity(isOpen ? 1 : 0)
                Text("Less").padding().glassEffect().opacity(0)
                Text("Same").padding().glassEffect().hidden()
            }
        }
    }
}
