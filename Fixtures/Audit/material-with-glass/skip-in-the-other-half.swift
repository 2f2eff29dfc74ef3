// floors: iOS 17
import SwiftUI

extension View {
    @ViewBuilder
    func plate() -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            background(.ultraThinMaterial, in: .capsule)
        }
    }
}
