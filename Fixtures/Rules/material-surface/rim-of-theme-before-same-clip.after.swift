import SwiftUI

struct SpeakerButton: View {
    @Environment(\.colorScheme) private var scheme
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("AB")
                .padding()
                .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial) }
                .overlay(Circle().stroke(scheme == .dark ? Color.mint : Color.green, lineWidth: 1))
                .beforeLiquidGlass { $0.clipShape(Circle()) }
        }
    }
}
