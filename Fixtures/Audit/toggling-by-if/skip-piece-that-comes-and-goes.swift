import SwiftUI

struct Actions: View {
    @State private var isOpen = false

    var body: some View {
        GlassEffectContainer {
            Text("More").padding().glassEffect().onTapGesture { withAnimation { isOpen.toggle() } }
            if isOpen {
                Text("Share").padding().glassEffect()
            }
        }
    }
}
