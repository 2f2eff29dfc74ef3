import SwiftUI

struct Example: View {
    let isFlat: Bool

    var body: some View {
        Text("Badge")
            .padding(6)
            .background(isFlat ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear), in: .capsule)
            .glassEffect(isFlat ? .identity : .regular, in: .capsule)
    }
}
