import SwiftUI

struct ButtonScene: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Image(systemName: "gear")
                .padding(12)
                .background(.ultraThinMaterial, in: Circle())
        }
    }
}
