import SwiftUI

struct Plate: ViewModifier {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    func body(content: Content) -> some View {
        if reduceTransparency {
            content.background(Color.gray, in: .rect(cornerRadius: 12))
        } else {
            content.glassEffect(.regular, in: .rect(cornerRadius: 12))
        }
    }
}
