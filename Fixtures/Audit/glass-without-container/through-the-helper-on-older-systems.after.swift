// floors: iOS 17
import SwiftUI

struct Example: View {
    var body: some View {
        LiquidGlassContainer(spacing: 0) {
            HStack {
                RoundIcon(name: "star").glassChip()
                Text("Favourites").glassChip()
            }
        }
    }
}

struct RoundIcon: View {
    let name: String

    var body: some View { Image(systemName: name).padding() }
}

extension View {
    @ViewBuilder
    func glassChip() -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            background(.ultraThinMaterial, in: .capsule)
        }
    }
}
