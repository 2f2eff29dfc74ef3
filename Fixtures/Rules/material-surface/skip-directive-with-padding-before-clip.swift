import SwiftUI

/// On one system the clip cuts a larger view.
struct SealButton: View {
    let seal: () -> Void

    var body: some View {
        Button(action: seal) {
            Text("Seal")
                .padding()
                .background(.ultraThinMaterial)
                #if os(iOS)
                .padding(4)
                #endif
                .clipShape(Capsule())
        }
    }
}
