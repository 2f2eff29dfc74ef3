// floors: iOS 17
import SwiftUI

extension View {
    @ViewBuilder
    func glassIfPossible() -> some View {
        if #available(iOS 26.0, *) {
            self.glassEffect(.regular, in: .capsule)
        } else {
            self
        }
    }
}

struct Plate: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.padding().glassEffect()
        } else {
            content.padding()
        }
    }
}
