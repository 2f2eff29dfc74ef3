import SwiftUI

extension View {
    func plate() -> some View {
        glassEffect(.regular, in: .capsule)
    }
}
