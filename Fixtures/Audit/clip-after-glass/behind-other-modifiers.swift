import SwiftUI

struct ZoomControl: View {
    @State private var level = 1.0

    var body: some View {
        VStack {
            Slider(value: $level)
        }
        .padding(12)
        .glassEffect(.regular.tint(.blue.opacity(0.2)), in: Capsule())
        .animation(.default, value: level)
        .clipShape(.capsule)
    }
}

struct Badge: View {
    var body: some View {
        Text("New")
            .padding(6)
            .glassEffect(.regular, in: .circle)
            .clipShape(Rectangle())
    }
}

struct RoundButton: View {
    var body: some View {
        Button("Close", systemImage: "xmark") {}
            .buttonStyle(.glass)
            .clipShape(Circle())
    }
}
