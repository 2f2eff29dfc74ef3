import SwiftUI

/// The clip shapes the material although other modifiers stand in between; they don't change the size.
struct StarButton: View {
    let star: () -> Void

    var body: some View {
        Button(action: star) {
            Label("Star", systemImage: "star")
                .padding(12)
                .background(.ultraThinMaterial)
                .foregroundStyle(.primary)
                .clipShape(Capsule())
        }
    }
}
