import SwiftUI

/// Other modules compile this too, and can't call an internal helper.
@MainActor @inlinable public func inlinableChip() -> some View {
    Button(action: {}) {
        Text("Chip").padding().background(.ultraThinMaterial, in: Capsule())
    }
}
