import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Text("3").padding(4).background(Color.red, in: .circle)
            Text("Cart")
        }
        .padding()
        .glassEffect(.regular, in: .capsule)
    }
}
