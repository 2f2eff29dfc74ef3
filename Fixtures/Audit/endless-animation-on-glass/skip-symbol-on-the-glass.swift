import SwiftUI

struct Example: View {
    @State private var isTurning = false

    var body: some View {
        Image(systemName: "arrow.clockwise")
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
            .padding()
            .glassEffect()
            .onAppear { isTurning = true }
    }
}
