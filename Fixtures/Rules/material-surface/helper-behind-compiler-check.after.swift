// options: --helper jettyGlass
import SwiftUI

extension View {
    @ViewBuilder
    func jettyGlass(in shape: some Shape = Capsule()) -> some View {
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape)
        } else {
            background(.ultraThinMaterial, in: shape)
        }
        #else
        background(.ultraThinMaterial, in: shape)
        #endif
    }
}

struct JettyScreen: View {
    var body: some View {
        Image("jetty")
            .resizable()
            .overlay(alignment: .top) {
                Text("Depth").padding().jettyGlass(in: Circle())
            }
    }
}
