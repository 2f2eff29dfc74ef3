import SwiftUI

struct Composer: View {
    @State private var text = ""

    var body: some View {
        HStack(spacing: 8) {
            TextField("Message", text: $text)
                .padding()
                .background { Color.clear.glassEffect(.regular, in: .capsule) }
            Button("Send") {}
        }
        .padding()
    }
}
