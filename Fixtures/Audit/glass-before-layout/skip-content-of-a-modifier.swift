import SwiftUI

struct Plate: ViewModifier {
    func body(content: Content) -> some View {
        content
            .glassEffect(.regular, in: .capsule)
            .padding()
    }
}
