// floors: iOS 17
import SwiftUI

struct Badge: View {
    var body: some View {
        Text("New")
            .padding(6)
            .glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 8))
    }
}

struct Dock: View {
    var body: some View {
        GlassEffectContainer(spacing: 8) {
            Button("Send") {}
                .buttonStyle(.glassProminent)
        }
    }
}
