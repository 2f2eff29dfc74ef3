import SwiftUI

struct Expanding: ViewModifier {
    let isOpen: Bool
    @Namespace private var glass

    func body(content: Content) -> some View {
        GlassEffectContainer {
            if isOpen {
                content.padding(40).glassEffect(.regular, in: .rect(cornerRadius: 20)).glassEffectID("it", in: glass)
            } else {
                content.padding(8).glassEffect(.regular, in: .capsule).glassEffectID("it", in: glass)
            }
        }
    }
}
