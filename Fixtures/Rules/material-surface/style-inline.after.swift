// options: --style inline
import SwiftUI

struct TapeChrome: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
            content
                .padding()
                .glassEffect(.regular, in: Capsule())
        } else {
            content
                .padding()
                .background(.ultraThinMaterial, in: Capsule())
        }
    }
}

struct TapeScreen: View {
    var body: some View {
        Image("tape")
            .resizable()
            .overlay(alignment: .top) {
                Text("Side A").modifier(TapeChrome())
            }
            .overlay(alignment: .bottom) {
                Text("12:08").modifier(TapeChrome())
            }
    }
}
