import SwiftUI

/// A round icon button that floats over maps and artwork.
public struct RoundIconButtonStyle: ButtonStyle {
    private let diameter: CGFloat

    public init(diameter: CGFloat = 44) {
        self.diameter = diameter
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 17, weight: .semibold))
            .frame(width: diameter, height: diameter)
            .background(.ultraThinMaterial, in: Circle())
            .overlay(Circle().stroke(.white.opacity(0.2), lineWidth: 1))
            .scaleEffect(configuration.isPressed ? 0.94 : 1)
    }
}
