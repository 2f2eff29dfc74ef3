import SwiftUI

struct OldButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Image(systemName: "house")
                .padding(12)
                .background(.ultraThinMaterial, in: Circle())
        }
    }
}
