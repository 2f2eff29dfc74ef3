import SwiftUI

struct GlassButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(Color.white.opacity(0.2), in: .capsule)
    }
}

struct Panel: View {
    var body: some View {
        HStack {
            Button("A") {}.buttonStyle(GlassButtonStyle())
            Button("B") {}.buttonStyle(GlassButtonStyle())
        }
        .padding()
        .glassEffect(.regular, in: .capsule)
    }
}
