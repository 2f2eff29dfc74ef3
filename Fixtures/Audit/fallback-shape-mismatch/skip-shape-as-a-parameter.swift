// floors: iOS 17
import SwiftUI

extension View {
    @ViewBuilder
    func plate<S: Shape>(_ shape: S) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape)
        } else {
            background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10))
        }
    }
}
