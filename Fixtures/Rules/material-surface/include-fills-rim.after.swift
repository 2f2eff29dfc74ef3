// options: --include fills
import SwiftUI

struct OutlineButton: View {
    let go: () -> Void

    var body: some View {
        Button(action: go) {
            Text("Outline")
                .padding()
                .liquidGlass(in: Capsule()) {
                    $0.background(Capsule().fill(Color.white.opacity(0.1)))
                        .overlay(Capsule().stroke(.white.opacity(0.3), lineWidth: 1))
                }
        }
    }
}
