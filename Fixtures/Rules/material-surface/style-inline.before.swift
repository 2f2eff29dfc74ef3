// options: --style inline
import SwiftUI

struct TapeChrome: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding()
            .background(.ultraThinMaterial, in: Capsule())
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
