// floors: iOS 17
import SwiftUI

extension View {
    @ViewBuilder
    func card() -> some View {
        if #available(iOS 26.0, *) {
            padding().glassEffect()
        } else {
            padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
    }
}

struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect(.regular.tint(.mint))
        } else {
            content
                .background(.thinMaterial)
                .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
