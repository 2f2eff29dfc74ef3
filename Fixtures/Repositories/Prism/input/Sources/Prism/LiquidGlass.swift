import SwiftUI

/// Light that runs over a lens.
struct LiquidGlass: View {
    let hue: Double

    var body: some View {
        Circle()
            .fill(Color(hue: hue, saturation: 0.5, brightness: 1))
            .overlay(Circle().stroke(.white.opacity(0.6), lineWidth: 2))
    }
}

extension View {
    /// A lens behind the view.
    func liquidGlass(hue: Double) -> some View {
        background(LiquidGlass(hue: hue))
    }
}
