import SwiftUI

struct Example: View {
    @State private var isShifted = false

    var body: some View {
        Text("Ready")
            .padding()
            .glassEffect()
            .background {
                Circle()
                    .offset(x: isShifted ? 40 : 0)
                    .onAppear { withAnimation(.linear.repeatForever()) { isShifted = true } }
            }
    }
}
