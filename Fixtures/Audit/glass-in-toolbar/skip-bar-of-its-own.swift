import SwiftUI

struct Chat: View {
    var body: some View {
        ScrollView { Text("Messages") }
            .safeAreaBar(edge: .bottom) {
                Text("Reply")
                    .padding()
                    .glassEffect(.regular, in: .capsule)
            }
    }
}
