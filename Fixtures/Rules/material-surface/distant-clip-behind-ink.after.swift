import SwiftUI

/// The clip shapes the material although other modifiers stand in between; they don't change the size.
struct StarButton: View {
    let star: () -> Void

    var body: some View {
        Button(action: star) {
            Label("Star", systemImage: "star")
                .padding(12)
                .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial) }
                .foregroundStyle(.primary)
                .beforeLiquidGlass { $0.clipShape(Capsule()) }
        }
    }
}
