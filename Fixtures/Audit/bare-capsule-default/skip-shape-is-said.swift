import SwiftUI

struct Example: View {
    var body: some View {
        Text("Card")
            .padding()
            .background(Color.blue.opacity(0.1), in: .rect(cornerRadius: 20))
            .glassEffect(in: .rect(cornerRadius: 20))
    }
}
