import SwiftUI

struct Example: View {
    var body: some View {
        Text("Total")
            .padding()
            .background(Color.black.opacity(0.2), in: .capsule)
            .glassEffect(.regular, in: .capsule)
    }
}
