// floors: iOS 17
import SwiftUI

struct Plain: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect(.regular, in: .rect(cornerRadius: 8))
        } else {
            content.foregroundStyle(.blue)
        }
    }
}
