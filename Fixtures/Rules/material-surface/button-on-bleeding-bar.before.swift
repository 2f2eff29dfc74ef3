import SwiftUI

/// The bar's material stays, so the button on it is for a person to look at.
struct TerminalHeader: View {
    let close: () -> Void

    var body: some View {
        HStack {
            Text("Terminal")
            Button(action: close) {
                Image(systemName: "xmark")
                    .padding(8)
                    .background(.thinMaterial, in: Circle())
            }
        }
        .padding()
        .background {
            Rectangle().fill(.ultraThinMaterial).ignoresSafeArea()
        }
    }
}
