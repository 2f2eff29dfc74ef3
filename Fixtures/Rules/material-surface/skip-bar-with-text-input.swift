import SwiftUI

struct SupportScreen: View {
    @State private var draft = ""

    var body: some View {
        List {
            Text("How can we help?")
        }
        .safeAreaInset(edge: .bottom) {
            TextField("Question", text: $draft)
                .padding()
                .background(.ultraThinMaterial)
        }
    }
}
