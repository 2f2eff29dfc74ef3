import SwiftUI

/// Glass doesn't keep its shape when it is turned.
struct GearScreen: View {
    @State private var angle = 0.0

    var body: some View {
        Image("machine")
            .resizable()
            .overlay(alignment: .topTrailing) {
                Image(systemName: "gear")
                    .padding()
                    .background(.ultraThinMaterial, in: .circle)
                    .rotationEffect(.degrees(angle))
            }
    }
}
