import SwiftUI

struct FrostedChrome: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(12)
            .liquidGlass(in: RoundedRectangle(cornerRadius: 16)) {
                $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
            }
    }
}

struct PanoramaScreen: View {
    var body: some View {
        Image("panorama")
            .resizable()
            .overlay(alignment: .topLeading) {
                Text("North")
                    .modifier(FrostedChrome())
            }
            .overlay(alignment: .bottomLeading) {
                Text("2,310 m")
                    .modifier(FrostedChrome())
            }
    }
}
