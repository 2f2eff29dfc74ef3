import SwiftUI

struct LockedPlayer: View {
    let isLocked: Bool
    let play: () -> Void

    var body: some View {
        Button(action: play) {
            Image(systemName: "play")
                .padding()
                .background(.ultraThinMaterial, in: Circle())
                .blur(radius: isLocked ? 6 : 0)
        }
    }
}
