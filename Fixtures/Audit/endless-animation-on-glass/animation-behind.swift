import SwiftUI

struct Example: View {
    @State private var angle = 0.0

    var body: some View {
        VStack {
            Text("Live")
                .padding()
                .glassEffect()
        }
        .rotationEffect(.degrees(angle))
        .animation(.linear(duration: 4).repeatForever(autoreverses: false), value: angle)
        .onAppear { angle = 360 }
    }
}
