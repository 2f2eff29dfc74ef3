import SwiftUI

struct Chrome: ViewModifier {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    func body(content: Content) -> some View {
        if reduceTransparency {
            content
        } else {
            content.glassEffect(.regular, in: .capsule)
        }
    }
}
