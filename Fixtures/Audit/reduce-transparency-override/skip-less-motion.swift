import SwiftUI

struct Example: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    var body: some View {
        Text("Ready")
            .padding()
            .glassEffect(reduceTransparency ? .regular : .regular.interactive(), in: .capsule)
    }
}
