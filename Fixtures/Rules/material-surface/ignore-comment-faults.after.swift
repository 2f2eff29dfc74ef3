import SwiftUI

// glass-migrate:ignore-file effect-view
struct BrushButtons: View {
    let pick: (Int) -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 0) {
            VStack {
                // glass-migrate:ignore
                Text("Brushes")
                Button { pick(1) } label: {
                    Text("Thin")
                        .padding()
                        // glass-migrate:ignore no-such-code
                        .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                }
                Button { pick(2) } label: {
                    // glass-migrate:ignore-next
                    Text("Thick")
                        .padding()
                        .liquidGlass(in: Capsule()) {
                            $0.background(.thickMaterial, in: Capsule())
                        } // glass-migrate:ignore content-layer
                }
                // What follows isn't about a comment such as glass-migrate:ignore.
                Text("Done")
            }
        }
    }
}
