import SwiftUI

struct Bubble: View {
    let text: String

    var body: some View {
        Text(text)
            .padding(10)
            .background(.thinMaterial, in: .rect(cornerRadius: 18))
    }
}

struct Conversation: View {
    let messages: [String]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(messages, id: \.self) { message in
                    Bubble(text: message)
                }
            }
        }
    }
}
