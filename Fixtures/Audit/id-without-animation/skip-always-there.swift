import SwiftUI

struct Actions: View {
    @State private var isOpen = false
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 16) {
            HStack(spacing: 16) {
                Button("More") { isOpen.toggle() }.padding().glassEffect().glassEffectID("more", in: glass)
                Text(isOpen ? "Open" : "Closed").padding().glassEffect().glassEffectID("share", in: glass)
            }
        }
    }
}
