import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            GlassEffectContainer(spacing: 0) {
                HStack {
                    Button("Cancel") {}.buttonStyle(.glass)
                    Button("Save") {}.buttonStyle(.glassProminent)
                }
            }
            GlassEffectContainer(spacing: 0) {
                HStack {
                    Text("Left").padding().glassEffect()
                    Spacer()
                    Text("Right").padding().glassEffect()
                }
            }
        }
    }
}
