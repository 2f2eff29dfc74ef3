// floors: iOS 17
import SwiftUI

extension View {
    @ViewBuilder
    func card() -> some View {
        if #available(iOS 26.0, *) {
            padding().glassEffect(in: RoundedRectangle(cornerRadius: 16))
        } else {
            padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
    }
}

struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect(.regular.tint(.mint), in: RoundedRectangle(cornerRadius: 12))
        } else {
            content
                .background(.thinMaterial)
                .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
