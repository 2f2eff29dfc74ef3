// floors: iOS 17
import SwiftUI

struct Plate: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            // glass-migrate:ignore missing-fallback
            content.glassEffect(.regular, in: .capsule)
        } else {
            content
        }
    }
}
