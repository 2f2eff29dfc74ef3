import SwiftUI

struct MiniPlayer: View {
    @State private var isOpen = false

    var body: some View {
        HStack {
            Text("Song")
        }
        .padding()
        .sheet(isPresented: $isOpen) {
            Button("Close") {}.buttonStyle(.glass)
        }
        .glassEffect(.regular, in: .capsule)
    }
}
