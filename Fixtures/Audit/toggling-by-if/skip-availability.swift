// floors: iOS 17
import SwiftUI

extension View {
    @ViewBuilder
    func chrome() -> some View {
        if #available(iOS 26, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            self
        }
    }
}
