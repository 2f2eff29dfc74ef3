// options: --min-ios 26
import SwiftUI

struct RatingButtons: View {
    let up: () -> Void
    let down: () -> Void

    var body: some View {
        GlassEffectContainer(spacing: 12) {
            HStack(spacing: 12) {
                Button(action: up) {
                    Image(systemName: "hand.thumbsup")
                        .padding(12)
                        .glassEffect(.regular, in: Circle())
                        .contentShape(Circle())
                }
                Button(action: down) {
                    Image(systemName: "hand.thumbsdown")
                        .padding(12)
                        .glassEffect(.regular, in: Circle())
                        .contentShape(Circle())
                }
            }
        }
    }
}
