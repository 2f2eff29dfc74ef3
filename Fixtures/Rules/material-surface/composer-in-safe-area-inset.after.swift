import SwiftUI

struct CommentScreen: View {
    @State private var draft = ""
    let send: (String) -> Void

    var body: some View {
        ScrollView {
            Text("No comments yet")
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                TextField("Comment", text: $draft)
                Button("Send") { send(draft) }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .liquidGlassBackground(in: RoundedRectangle(cornerRadius: 24)) {
                $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24))
            }
            .padding()
        }
    }
}
