import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Image(systemName: "wifi")
            Text("Online").font(.caption)
        }
        .glassEffect(.regular, in: .capsule)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .shadow(radius: 2)
    }
}
