// options: --min-ios 26
import SwiftUI

/// The app's own modifier would be called instead of the system's.
extension View {
    func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
        background(Color.white, in: shape)
    }
}

struct CollideButton: View {
    let go: () -> Void

    var body: some View {
        Button(action: go) {
            Text("Go")
                .padding()
                .background(.thinMaterial, in: Capsule())
        }
    }
}
