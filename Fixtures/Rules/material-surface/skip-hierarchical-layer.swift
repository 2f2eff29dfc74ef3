import SwiftUI

struct FilterToggle: View {
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            Text("Unread")
                .padding()
                .background(.quaternary, in: Capsule())
                .background(.ultraThinMaterial, in: Capsule())
        }
    }
}
