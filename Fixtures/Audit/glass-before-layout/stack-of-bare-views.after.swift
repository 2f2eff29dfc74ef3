import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Image(systemName: "wifi")
            Text("Online").font(.caption)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .glassEffect(.regular, in: .capsule)
        .shadow(radius: 2)
    }
}
