import SwiftUI

struct Player: View {
    @State private var isOpen = false
    @Namespace private var glass

    var body: some View {
        HStack(spacing: 12) {
            Button("Play") { withAnimation { isOpen.toggle() } }
                .padding()
                .glassEffect(.regular, in: .capsule)
                .glassEffectID("play", in: glass)
            if isOpen {
                Button("Next") {}
                    .padding()
                    .glassEffect(.regular, in: .capsule)
                    .glassEffectID("next", in: glass)
            }
        }
    }
}
