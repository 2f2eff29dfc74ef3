// options: --helper pierGlass
import SwiftUI

extension View {
    @ViewBuilder
    func pierGlass() -> some View {
        if #available(iOS 26.0, *) {
            glassEffect()
        } else {
            background(.thinMaterial, in: Capsule())
        }
    }
}

struct PierScreen: View {
    var body: some View {
        Image("pier")
            .resizable()
            .overlay(alignment: .top) {
                Text("Ticket").padding().background(.thinMaterial, in: Capsule())
            }
            .overlay(alignment: .bottom) {
                Text("Gate").padding().background(.thinMaterial, in: Capsule(style: .continuous)).shadow(radius: 4)
            }
            .overlay(alignment: .leading) {
                Text("1").padding().background(.thinMaterial, in: Circle())
            }
    }
}
