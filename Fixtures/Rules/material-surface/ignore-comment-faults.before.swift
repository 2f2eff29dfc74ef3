import SwiftUI

// glass-migrate:ignore-file effect-view
struct BrushButtons: View {
    let pick: (Int) -> Void

    var body: some View {
        VStack {
            // glass-migrate:ignore
            Text("Brushes")
            Button { pick(1) } label: {
                Text("Thin")
                    .padding()
                    // glass-migrate:ignore no-such-code
                    .background(.thinMaterial, in: Capsule())
            }
            Button { pick(2) } label: {
                // glass-migrate:ignore-next
                Text("Thick")
                    .padding()
                    .background(.thickMaterial, in: Capsule()) // glass-migrate:ignore content-layer
            }
            // What follows isn't about a comment such as glass-migrate:ignore.
            Text("Done")
        }
    }
}
