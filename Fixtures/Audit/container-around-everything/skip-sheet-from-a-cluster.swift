import SwiftUI

struct Actions: View {
    @State private var isShown = false

    var body: some View {
        GlassEffectContainer {
            HStack {
                Text("A").padding().glassEffect()
                Text("B").padding().glassEffect().sheet(isPresented: $isShown) {
                    NavigationStack { List { Text("Row") } }
                }
            }
        }
    }
}
