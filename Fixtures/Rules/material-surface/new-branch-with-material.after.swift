import SwiftUI

/// The new branch still imitates.
struct ReplyBar: View {
    let reply: () -> Void

    var body: some View {
        Button(action: reply) {
            if #available(iOS 26.0, *) {
                Text("Reply")
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
            } else {
                Text("Reply")
            }
        }
    }
}
