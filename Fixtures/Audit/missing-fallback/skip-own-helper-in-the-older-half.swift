// floors: iOS 17
import SwiftUI

struct Plate: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect()
        } else {
            content.oldPlate()
        }
    }
}

extension View {
    func oldPlate() -> some View { background(Color.gray.opacity(0.2), in: Capsule()) }
}
