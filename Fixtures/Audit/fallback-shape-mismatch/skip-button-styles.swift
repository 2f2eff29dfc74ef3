// floors: iOS 17
import SwiftUI

struct Round: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.buttonStyle(.glass)
        } else {
            content.buttonStyle(.bordered).clipShape(RoundedRectangle(cornerRadius: 4))
        }
    }
}
