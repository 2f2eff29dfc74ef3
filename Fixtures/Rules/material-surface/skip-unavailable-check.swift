import SwiftUI

struct HeaderChrome: ViewModifier {
    func body(content: Content) -> some View {
        if #unavailable(iOS 26) {
            content
                .background(.regularMaterial)
                .clipShape(.rect(cornerRadius: 12))
        } else {
            content
        }
    }
}

struct HeaderScreen: View {
    var body: some View {
        Image("header")
            .resizable()
            .overlay(alignment: .top) {
                Text("Title").modifier(HeaderChrome())
            }
    }
}
