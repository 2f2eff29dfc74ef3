// options: --helper lockGlass
import SwiftUI

extension View {
    @ViewBuilder
    func lockGlass(in shape: some Shape, elevation: Int) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape)
        } else {
            background(.thinMaterial, in: shape).shadow(radius: CGFloat(elevation))
        }
    }
}

struct LockScreen: View {
    var body: some View {
        Image("lock")
            .resizable()
            .overlay(alignment: .top) {
                Text("Level").padding().background(.thinMaterial, in: Capsule())
            }
    }
}
