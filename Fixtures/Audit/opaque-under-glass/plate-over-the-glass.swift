import SwiftUI

struct Example: View {
    var body: some View {
        Text("Total")
            .padding()
            .background(Color.black, in: .capsule)
            .glassEffect(.clear, in: .capsule)
    }
}
