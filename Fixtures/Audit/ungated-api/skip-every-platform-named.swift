// floors: iOS 17, macOS 14, tvOS 17, watchOS 10
import SwiftUI

extension View {
    @ViewBuilder
    func chip() -> some View {
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            self
        }
    }
}
