import SwiftUI

struct PauseScreen: View {
    var body: some View {
        ZStack {
            Image("game")
                .resizable()
            Rectangle().foregroundStyle(.ultraThinMaterial)
                .ignoresSafeArea()
            Text("Paused")
        }
    }
}
