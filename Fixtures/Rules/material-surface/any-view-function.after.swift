import SwiftUI

struct BannerScreen: View {
    let text: String

    var body: some View {
        Image("beach")
            .resizable()
            .overlay(alignment: .top) {
                chrome(Text(text))
            }
    }

    private func chrome(_ view: some View) -> AnyView {
        AnyView(view.padding().liquidGlass(in: .capsule) { $0.background(.thinMaterial, in: .capsule) })
    }
}
