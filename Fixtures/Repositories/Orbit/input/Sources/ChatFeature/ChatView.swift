import OrbitModel
import SwiftUI

public struct ChatView: View {
    @State private var draft = ""
    @State private var messages = [Message(id: 0, author: "Ada", text: "Did you see it pass?", isMine: false)]

    public init() {}

    public var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach(messages) { message in
                    MessageBubble(message: message)
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            header
        }
        .safeAreaInset(edge: .bottom) {
            Composer(draft: $draft, onSend: send)
        }
    }

    private var header: some View {
        Text("Ground crew")
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 10)
            .background(.bar)
    }

    private func send() {
        messages.append(Message(id: messages.count, author: "Me", text: draft, isMine: true))
        draft = ""
    }
}
