import SwiftUI

struct Screen: View {
    var body: some View {
        VStack {
            Card { ActionPair() }
        }
        .toolbar { ActionPair() }
    }
}

struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content.padding(40) }
}

struct ActionPair: View {
    var body: some View {
        HStack {
            Text("Edit")
            Button("Go") {}.buttonStyle(.glass)
        }
    }
}
