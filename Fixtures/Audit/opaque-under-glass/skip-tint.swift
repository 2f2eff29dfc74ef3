import SwiftUI

struct Example: View {
    var body: some View {
        Text("Cart")
            .padding()
            .glassEffect(.regular.tint(.black), in: .capsule)
    }
}
