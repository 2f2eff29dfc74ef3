// not type-checked: for the Mac it would not compile; floors: iOS 17, macOS 14
import SwiftUI

extension View {
    @ViewBuilder
    func chip() -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            background(.ultraThinMaterial, in: Capsule())
        }
    }
}
