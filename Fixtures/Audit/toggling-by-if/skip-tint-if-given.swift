import SwiftUI

extension View {
    @ViewBuilder
    func plate(tint: Color? = nil) -> some View {
        if let tint {
            glassEffect(.regular.tint(tint), in: .capsule)
        } else {
            glassEffect(.regular, in: .capsule)
        }
    }
}
