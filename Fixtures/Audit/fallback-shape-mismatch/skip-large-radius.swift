// floors: iOS 17
import SwiftUI

struct Pill: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect(.regular, in: .capsule)
        } else {
            content.background(.regularMaterial, in: RoundedRectangle(cornerRadius: 999))
        }
    }
}
