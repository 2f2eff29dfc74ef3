// floors: iOS 17
import SwiftUI

struct SelectionGlass: ViewModifier {
    let isSelected: Bool

    func body(content: Content) -> some View {
        if #available(iOS 26, *), isSelected {
            content.glassEffect(.regular, in: .capsule)
        } else {
            content
        }
    }
}
