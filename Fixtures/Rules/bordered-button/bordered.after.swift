// options: --include bordered
import SwiftUI

struct ReplyActions: View {
    let reply: () -> Void
    let send: () -> Void

    var body: some View {
        VStack {
            Button("Reply", action: reply)
                .liquidGlassButton { $0.buttonStyle(.bordered) }
            Button("Send", action: send)
                .liquidGlassButton(prominent: true) { $0.buttonStyle(.borderedProminent) }
                .buttonBorderShape(.capsule)
        }
    }
}
