import SwiftUI

struct Example: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    var body: some View {
        GlassEffectContainer(spacing: 0) {
            VStack {
                Text("Ready")
                    .padding()
                    .glassEffect(.regular, in: .capsule)
                Text("Set")
                    .padding()
                    .background(Color.gray.opacity(reduceTransparency ? 1 : 0), in: .capsule)
                    .glassEffect(.regular.interactive(), in: .capsule)
            }
        }
    }
}
