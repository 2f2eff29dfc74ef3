import SwiftUI

struct PlayButton: View {
    let play: () -> Void

    var body: some View {
        Button(action: play) {
            Label("Play", systemImage: "play.fill")
                .padding(.horizontal, 16)
                .padding(.vertical, 10)
                .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
        }
    }
}
