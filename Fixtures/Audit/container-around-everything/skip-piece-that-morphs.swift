import SwiftUI

struct Add: View {
    @State private var isOpen = false
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            Text(isOpen ? "Close" : "Add")
                .padding(isOpen ? 40 : 8)
                .glassEffect()
                .glassEffectID("add", in: glass)
                .onTapGesture { withAnimation { isOpen.toggle() } }
        }
    }
}
