import SwiftUI

struct Bar: View {
    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack(spacing: 8) {
                Text("A").padding().glassEffect()
                Text("B").padding().glassEffect()
            }
        }
    }
}
