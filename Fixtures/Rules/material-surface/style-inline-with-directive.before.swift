// options: --style inline
import SwiftUI

struct GateChrome: ViewModifier {
    func body(content: Content) -> some View {
        content
            .background(.ultraThinMaterial, in: Capsule())
            #if os(iOS)
            .statusBarHidden()
            #endif
    }
}

struct GateScreen: View {
    var body: some View {
        Image("gate")
            .resizable()
            .overlay(alignment: .top) {
                Text("Gate 4").padding().modifier(GateChrome())
            }
    }
}
