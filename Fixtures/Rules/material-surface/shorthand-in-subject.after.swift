import SwiftUI

struct DecoratedText: View {
    let text: String

    var body: some View {
        decorate(Text(text)) {
            AnyView($0.padding().liquidGlass(in: RoundedRectangle(cornerRadius: 10)) {
                $0.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
            })
        }
    }

    private func decorate(_ text: Text, _ transform: (Text) -> AnyView) -> AnyView {
        transform(text)
    }
}
