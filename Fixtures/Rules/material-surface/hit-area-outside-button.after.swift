import SwiftUI

/// Only the symbol is the button; the frame and the chrome lie around it.
struct ChatButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Image(systemName: "bubble")
        }
        .frame(width: 48, height: 48)
        .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
    }
}
