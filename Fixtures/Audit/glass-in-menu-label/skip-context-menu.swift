import SwiftUI

struct Example: View {
    var body: some View {
        Text("Photo")
            .padding()
            .glassEffect(.regular, in: .capsule)
            .contextMenu {
                Button("Copy") {}
            }
    }
}
