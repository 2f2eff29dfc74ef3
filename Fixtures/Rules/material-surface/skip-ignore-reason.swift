import SwiftUI

struct NowPlayingScreen: View {
    var body: some View {
        Text("Tracks")
            .safeAreaInset(edge: .bottom) {
                HStack {
                    Text("Now playing")
                    Spacer()
                }
                .background(.bar) // glass-migrate:ignore edge-to-edge-bar
            }
    }
}
