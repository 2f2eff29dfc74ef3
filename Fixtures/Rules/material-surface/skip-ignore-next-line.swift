import SwiftUI

struct FlipButton: View {
    let flip: () -> Void

    var body: some View {
        Button(action: flip) {
            Image(systemName: "arrow.left.and.right")
                .padding(12)
                // glass-migrate:ignore-next-line
                .background(.thinMaterial, in: Circle())
        }
    }
}
