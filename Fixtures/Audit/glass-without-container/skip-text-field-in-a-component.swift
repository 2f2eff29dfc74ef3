import SwiftUI

struct Composer: View {
    var body: some View {
        HStack(spacing: 8) {
            MessageField()
            Button("Send") {}
                .padding()
                .glassEffect(.regular, in: .circle)
        }
    }
}

struct MessageField: View {
    @State private var text = ""

    var body: some View {
        TextField("Message", text: $text)
            .padding()
            .glassEffect(.regular, in: .capsule)
    }
}
