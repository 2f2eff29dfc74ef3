// options: --include bordered
import SwiftUI

struct ReplyActions: View {
    let reply: () -> Void
    let send: () -> Void

    var body: some View {
        VStack {
            Button("Reply", action: reply)
                .buttonStyle(.bordered)
            Button("Send", action: send)
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
        }
    }
}
