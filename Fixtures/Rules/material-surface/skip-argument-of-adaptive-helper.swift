import SwiftUI

extension View {
    @ViewBuilder
    func adaptiveGlass(in shape: some Shape, before26 style: some ShapeStyle) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape)
        } else {
            background(style, in: shape)
        }
    }
}

struct HailButton: View {
    let hail: () -> Void

    var body: some View {
        Button(action: hail) {
            Text("Hail")
                .padding()
                .adaptiveGlass(in: .capsule, before26: .thinMaterial)
        }
    }
}
