import SwiftUI

struct ActionRow: View {
    var body: some View {
        HStack {
            Image(systemName: "star")
            Text("Favourite")
        }
        .padding()
        .glassEffect(.regular, in: .capsule)
    }
}
