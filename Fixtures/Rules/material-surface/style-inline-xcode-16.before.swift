// options: --style inline --xcode 16
import SwiftUI

struct ReelChrome: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding()
            .background(.ultraThinMaterial, in: Capsule())
    }
}

struct ReelScreen: View {
    var body: some View {
        Image("reel")
            .resizable()
            .overlay(alignment: .top) {
                Text("Side B").modifier(ReelChrome())
            }
    }
}
