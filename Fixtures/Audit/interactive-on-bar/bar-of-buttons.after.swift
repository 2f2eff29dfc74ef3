import SwiftUI

struct Example: View {
    var body: some View {
        HStack(spacing: 20) {
            Button("Share") {}
            Button("Delete", role: .destructive) {}
        }
        .padding(8)
        .glassEffect(.regular, in: .capsule)
    }
}
