// glass-migrate:ignore-file
import SwiftUI

struct SnapshotButtons: View {
    let take: () -> Void

    var body: some View {
        VStack {
            Button(action: take) {
                Text("Take")
                    .background(.thinMaterial, in: Capsule())
            }
            Button(action: take) {
                Text("Again")
                    .background(Capsule().fill(.regularMaterial))
            }
        }
    }
}
