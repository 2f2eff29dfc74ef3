import SwiftUI

struct MapButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Image(systemName: "map")
                .padding(12)
                .background(.ultraThinMaterial, in: Circle())
        }
    }
}
