// floors: iOS 17
import SwiftUI

struct Badge: View {
    var body: some View {
        Text("New")
            .padding(6)
            .liquidGlass(in: .rect(cornerRadius: 8), tint: .blue) { $0.background(.ultraThinMaterial, in: .rect(cornerRadius: 8)) }
    }
}

struct Dock: View {
    var body: some View {
        LiquidGlassContainer(spacing: 8) {
            Button("Send") {}
                .liquidGlassButton(prominent: true) { $0.buttonStyle(.borderedProminent) }
        }
    }
}
