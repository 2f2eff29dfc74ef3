import SwiftUI

struct ShuffleButton: View {
    @State private var shuffles = false

    var body: some View {
        Button {
            shuffles.toggle()
        } label: {
            Text("Shuffle")
                .padding(10)
                .background(.thinMaterial, in: .capsule)
        }
        .accessibilityLabel("Shuffle")
    }
}
