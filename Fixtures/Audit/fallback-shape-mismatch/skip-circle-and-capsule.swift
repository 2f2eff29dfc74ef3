// floors: iOS 17
import SwiftUI

struct Round: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect()
        } else {
            content.background(.regularMaterial, in: Circle())
        }
    }
}
