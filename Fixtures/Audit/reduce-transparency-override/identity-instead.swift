import SwiftUI

struct Example: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    var body: some View {
        VStack {
            Text("Ready")
                .padding()
                .glassEffect(reduceTransparency ? .identity : .regular, in: .capsule)
            Text("Set")
                .padding()
                .background(Color.gray.opacity(reduceTransparency ? 1 : 0), in: .capsule)
                .glassEffect(!reduceTransparency ? .regular.interactive() : .identity, in: .capsule)
        }
    }
}
