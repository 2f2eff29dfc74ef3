import SwiftUI

struct CardSurface: ViewModifier {
    let radius: CGFloat

    func body(content: Content) -> some View {
        content
            .padding(Theme.gutter)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
            .overlay(
                RoundedRectangle(cornerRadius: radius, style: .continuous)
                    .strokeBorder(.white.opacity(0.15), lineWidth: 0.5)
            )
            .shadow(color: .black.opacity(0.08), radius: 12, y: 6)
    }
}

extension View {
    /// The frosted card of the Today tab.
    public func cardSurface(radius: CGFloat = Theme.cardRadius) -> some View {
        modifier(CardSurface(radius: radius))
    }
}
