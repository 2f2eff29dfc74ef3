import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Button("Share") {}
            Button("Delete") {}
        }
        .glassEffect(.regular, in: .capsule)
    }
}
