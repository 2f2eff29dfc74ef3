// options: --helper moleGlass
import SwiftUI

extension View {
    @ViewBuilder
    func moleGlass<S: Shape, Old: View>(in shape: S, tint: Color? = nil, @ViewBuilder otherwise: (Self) -> Old) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular.tint(tint), in: shape).contentShape(shape)
        } else {
            otherwise(self)
        }
    }
}

struct MoleScreen: View {
    @State private var draft = ""

    var body: some View {
        Image("mole")
            .resizable()
            .overlay(alignment: .top) {
                Text("Light")
                    .padding()
                    .background(.ultraThinMaterial)
                    .clipShape(Capsule())
                    .overlay(Capsule().stroke(.white.opacity(0.2)))
            }
            .overlay(alignment: .bottom) {
                Text("Fog").padding().background {
                    Capsule().fill(.thinMaterial)
                    Capsule().fill(Color.blue.opacity(0.1))
                }
            }
            .overlay(alignment: .leading) {
                TextField("Note", text: $draft).padding().background(.thinMaterial, in: Capsule())
            }
    }
}
