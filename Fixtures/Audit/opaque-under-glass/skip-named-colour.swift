import SwiftUI

struct Example: View {
    var body: some View {
        Text("Cart")
            .padding()
            .background(Color("Overlay"), in: .capsule)
            .glassEffect(.regular, in: .capsule)
    }
}
