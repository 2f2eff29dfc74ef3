import SwiftUI

struct PlainButton: View {
    let go: () -> Void

    var body: some View {
        Button(action: go) {
            Text("Go")
                .padding()
                .background(Color.white.opacity(0.2), in: Capsule())
                .overlay(Capsule().stroke(.white.opacity(0.3)))
        }
        .buttonStyle(.bordered)
    }
}
