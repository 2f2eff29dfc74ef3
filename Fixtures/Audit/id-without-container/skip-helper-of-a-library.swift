import SwiftUI

extension View {
    public func morphing(_ id: String, in glass: Namespace.ID) -> some View {
        glassEffect(.regular, in: .capsule).glassEffectID(id, in: glass)
    }
}
