import SwiftUI

struct FilterButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Filter")
                .padding(12)
                // Frosted glass 🧊, as in the mock-up.
                .liquidGlass(in: Capsule()) {
                    $0.background(.ultraThinMaterial) // the blur
                        /* the shape */
                        .clipShape(Capsule())
                        // A little depth.
                        .shadow(radius: 4)
                }
        }
    }
}
