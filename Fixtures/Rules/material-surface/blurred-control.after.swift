import SwiftUI

struct LockedPlayer: View {
    let isLocked: Bool
    let play: () -> Void

    var body: some View {
        Button(action: play) {
            Image(systemName: "play")
                .padding()
                .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
                .blur(radius: isLocked ? 6 : 0)
        }
    }
}
