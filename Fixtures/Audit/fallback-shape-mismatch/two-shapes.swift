// floors: iOS 17
import SwiftUI

struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect(.regular, in: .rect(cornerRadius: 24))
        } else {
            content.background(RoundedRectangle(cornerRadius: 12).fill(.regularMaterial))
        }
    }
}

struct BarModifier: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect(.regular, in: .capsule)
        } else {
            content.background(.bar.opacity(0.9)).background(.ultraThinMaterial)
        }
    }
}
