import SwiftUI

struct OrbitButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Image(systemName: "globe")
                .padding(12)
                .background(.ultraThinMaterial, in: Circle())
        }
    }
}
