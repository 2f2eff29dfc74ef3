import SwiftUI

struct PrimaryButton: View {
    let go: () -> Void

    var body: some View {
        Button(action: go) {
            Text("Continue")
                .padding()
                .background(.ultraThinMaterial, in: .capsule)
                .background(Color.blue, in: .capsule)
        }
    }
}
