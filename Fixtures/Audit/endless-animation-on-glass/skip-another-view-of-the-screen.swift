import SwiftUI

struct Example: View {
    @State private var isLarge = false

    var body: some View {
        ZStack {
            Circle()
                .scaleEffect(isLarge ? 1.2 : 1)
                .onAppear {
                    withAnimation(.easeInOut.repeatForever()) { isLarge = true }
                }
            Text("Live").padding().glassEffect()
        }
    }
}
