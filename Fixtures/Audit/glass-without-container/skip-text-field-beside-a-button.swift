import SwiftUI

struct Composer: View {
    @State private var text = ""

    var body: some View {
        HStack(spacing: 8) {
            TextField("Message", text: $text)
                .padding()
                .glassEffect(.regular, in: .capsule)
            Button("Send") {}
                .padding()
                .glassEffect(.regular, in: .circle)
        }
    }
}
