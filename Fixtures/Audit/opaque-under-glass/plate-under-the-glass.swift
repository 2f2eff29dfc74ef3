import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Text("Cart")
            Text("3")
        }
        .padding()
        .glassEffect(.regular, in: .rect(cornerRadius: 12))
        .background(.background)
    }
}
