import SwiftUI

struct AskField: View {
    @Binding var text: String

    var body: some View {
        TextField("Ask", text: $text)
    }
}

/// The field stands in a view of its own: the glass goes behind it all the same.
struct AskBar: View {
    @State private var text = ""

    var body: some View {
        Image("desk")
            .resizable()
            .overlay(alignment: .bottom) {
                AskField(text: $text)
                    .padding()
                    .liquidGlassBackground(in: Capsule()) { $0.background(.regularMaterial, in: Capsule()) }
            }
    }
}
