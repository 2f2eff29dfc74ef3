import SwiftUI

struct Bar: View {
    var body: some View {
        let items = HStack {
            Text("A").padding().glassEffect()
            Text("B").padding().glassEffect()
        }
        return GlassEffectContainer { items }
    }
}
