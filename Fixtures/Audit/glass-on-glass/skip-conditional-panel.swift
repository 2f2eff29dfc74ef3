import SwiftUI

struct Composer: View {
    let isFloating: Bool

    var body: some View {
        HStack {
            Button("Send") {}.buttonStyle(.glass)
        }
        .padding()
        .glassEffect(isFloating ? .regular : .identity, in: .capsule)
    }
}
