import SwiftUI

struct Example: View {
    var body: some View {
        Text("Now playing")
            .padding()
            .glassEffect(.regular, in: .rect(cornerRadius: 16))
            .background {
                RoundedRectangle(cornerRadius: 16).fill(.ultraThinMaterial)
            }
    }
}
