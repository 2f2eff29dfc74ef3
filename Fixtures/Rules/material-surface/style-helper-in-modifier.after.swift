// options: --style helper
import SwiftUI

struct DeckChrome: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding()
            .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
    }
}

struct DeckScreen: View {
    var body: some View {
        Image("deck")
            .resizable()
            .overlay(alignment: .top) {
                Text("Deck 1").modifier(DeckChrome())
            }
            .overlay(alignment: .bottom) {
                Text("128 bpm").modifier(DeckChrome())
            }
    }
}
