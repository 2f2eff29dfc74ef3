import SwiftUI

struct Plate: ViewModifier {
    enum Kind { case plain, glass }
    let kind: Kind
    let usesGlass: Bool

    func body(content: Content) -> some View {
        if kind == .glass, usesGlass {
            content.glassEffect(.regular, in: .capsule)
        } else {
            content
        }
    }
}
