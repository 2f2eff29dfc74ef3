import SwiftUI

/// The glass stands where the material stood: the padding lies around it, not in it.
struct GoButton: View {
    let go: () -> Void

    var body: some View {
        Button(action: go) {
            Text("Go")
                .liquidGlass(in: .capsule) { $0.background(.ultraThinMaterial, in: .capsule) }
                .font(.title)
                .padding()
                .accessibilityLabel("Start the run")
        }
    }
}
