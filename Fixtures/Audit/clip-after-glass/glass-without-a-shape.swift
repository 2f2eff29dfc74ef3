import SwiftUI

struct StatusCard: View {
    let message: String

    var body: some View {
        VStack(alignment: .leading) {
            Text("Status").font(.headline)
            Text(message)
        }
        .padding()
        .glassEffect()
        .cornerRadius(20)
    }
}
