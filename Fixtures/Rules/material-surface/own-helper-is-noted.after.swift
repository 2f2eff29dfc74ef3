import SwiftUI

extension View {
    @ViewBuilder
    func weirGlass(in shape: some Shape) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape).contentShape(shape)
        } else {
            background(.ultraThinMaterial, in: shape)
        }
    }
}

struct WeirScreen: View {
    var body: some View {
        Image("weir")
            .resizable()
            .overlay(alignment: .top) {
                Text("Level").padding().liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
            }
            .overlay(alignment: .bottom) {
                Text("Flow").padding().liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
            }
    }
}
