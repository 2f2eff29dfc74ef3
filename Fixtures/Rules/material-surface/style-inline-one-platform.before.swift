// options: --style inline --min-ios 16
import SwiftUI

struct SpoolChrome: ViewModifier {
    func body(content: Content) -> some View {
        content.background(.ultraThinMaterial, in: Capsule())
    }
}

struct SpoolScreen: View {
    var body: some View {
        Image("spool")
            .resizable()
            .overlay(alignment: .top) {
                Text("Side C").padding().modifier(SpoolChrome())
            }
    }
}
