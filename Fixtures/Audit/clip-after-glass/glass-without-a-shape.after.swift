import SwiftUI

struct StatusCard: View {
    let message: String

    var body: some View {
        VStack(alignment: .leading) {
            Text("Status").font(.headline)
            Text(message)
        }
        .padding()
        .cornerRadius(20)
        .glassEffect(in: .rect(cornerRadius: 20))
    }
}
