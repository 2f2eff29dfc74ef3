import SwiftUI

struct ChromeStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 44, height: 44)
            .liquidGlass(in: .capsule) { $0.background(.ultraThinMaterial, in: .capsule) }
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .brightness(configuration.isPressed ? 0.1 : 0)
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}
