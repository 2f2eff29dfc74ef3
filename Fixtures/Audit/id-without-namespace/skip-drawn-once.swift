import SwiftUI

struct Header: View {
    @State private var isOpen = false
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                Text("A").padding().glassEffect()
                if isOpen {
                    Text("B").padding().glassEffect().glassEffectID("b", in: glass)
                }
            }
            .onTapGesture { withAnimation { isOpen.toggle() } }
        }
    }
}

struct Screen: View {
    var body: some View {
        VStack {
            Header()
            Text("Content")
        }
    }
}
