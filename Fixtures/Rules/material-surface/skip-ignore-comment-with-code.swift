import SwiftUI

struct RotateButton: View {
    let rotate: () -> Void

    var body: some View {
        Button(action: rotate) {
            Image(systemName: "rotate.left")
                .padding(12)
                .background(.regularMaterial) // glass-migrate:ignore material-surface
                .clipShape(Circle())
        }
    }
}
