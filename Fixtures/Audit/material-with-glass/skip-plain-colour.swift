import SwiftUI

struct Example: View {
    var body: some View {
        Text("Badge")
            .padding(6)
            .background(Color.blue.opacity(0.2), in: .capsule)
            .glassEffect(.regular, in: .capsule)
    }
}
