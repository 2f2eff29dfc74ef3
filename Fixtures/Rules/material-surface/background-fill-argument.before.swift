import SwiftUI

struct FlashButton: View {
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            Image(systemName: "bolt.fill")
                .padding(12)
                .background(Circle().fill(.ultraThinMaterial))
        }
    }
}
