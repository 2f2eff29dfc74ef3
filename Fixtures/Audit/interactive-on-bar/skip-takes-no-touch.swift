import SwiftUI

struct Bar: View {
    var body: some View {
        HStack {
            Button("A") {}
            Button("B") {}
        }
        .padding()
        .glassEffect(.regular.interactive(), in: .capsule)
        .allowsHitTesting(false)
    }
}
