// not type-checked: the compiler refines nothing behind such an if; floors: iOS 17
import SwiftUI

extension View {
    func negated() -> some View {
        if #unavailable(iOS 26.0) {
            return AnyView(self)
        }
        return AnyView(glassEffect(.clear, in: .circle))
    }
}
