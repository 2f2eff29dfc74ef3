import SwiftUI

struct Example: View {
    var body: some View {
        Text("Cart")
            .padding()
            .glassEffect(.regular, in: .capsule)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.white)
    }
}
