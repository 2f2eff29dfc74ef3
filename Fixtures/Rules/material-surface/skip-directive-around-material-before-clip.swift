import SwiftUI

/// The clip belongs to all systems, the material to one of them.
struct MarkButton: View {
    let mark: () -> Void

    var body: some View {
        Button(action: mark) {
            Text("Mark")
                .padding()
                #if os(iOS)
                .background(.ultraThinMaterial)
                #else
                .background(Color.gray)
                #endif
                .clipShape(Capsule())
        }
    }
}
