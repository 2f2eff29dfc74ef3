import SwiftUI

struct CaptionScreen: View {
    let text: String

    var body: some View {
        Image("film")
            .resizable()
            .overlay(alignment: .bottom) {
                chrome(Text(text).padding())
            }
    }

    private func chrome(_ view: some View) -> AnyView {
        guard #available(iOS 26.0, *) else {
            return AnyView(view.background(.ultraThinMaterial, in: .capsule))
        }
        return AnyView(view.glassEffect(.regular, in: .capsule))
    }
}
