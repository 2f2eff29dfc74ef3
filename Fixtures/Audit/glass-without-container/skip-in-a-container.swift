import SwiftUI

struct Example: View {
    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                Text("A").padding().glassEffect()
                VStack {
                    Text("B").padding().glassEffect()
                    Text("C").padding().glassEffect()
                }
            }
        }
    }
}
