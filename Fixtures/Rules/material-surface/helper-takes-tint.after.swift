// options: --helper slipGlass
import SwiftUI

extension View {
    @ViewBuilder
    func slipGlass(in shape: some InsettableShape, tint: Color? = nil, interactive: Bool = true) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular.tint(tint).interactive(interactive), in: shape)
        } else {
            background(.thinMaterial, in: shape)
        }
    }
}

struct Keel: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
}

struct SlipScreen: View {
    var body: some View {
        Image("slip")
            .resizable()
            .overlay(alignment: .top) {
                Text("Hull").padding().slipGlass(in: Capsule(), tint: Color.blue.opacity(0.1), interactive: false)
            }
            .overlay(alignment: .bottom) {
                Text("Mast").padding().slipGlass(in: Capsule(), interactive: false)
            }
            .overlay(alignment: .leading) {
                Text("Keel").padding().background(.thinMaterial, in: Keel())
            }
    }
}
