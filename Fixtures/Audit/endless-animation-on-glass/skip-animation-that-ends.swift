import SwiftUI

struct Example: View {
    @State private var isLarge = false

    var body: some View {
        Text("Live")
            .padding()
            .glassEffect()
            .scaleEffect(isLarge ? 1.05 : 1)
            .onAppear {
                withAnimation(.easeInOut(duration: 1).repeatCount(3)) { isLarge = true }
            }
    }
}
