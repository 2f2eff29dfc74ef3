import SwiftUI

struct Example: View {
    var body: some View {
        Menu {
            Button("Copy") {}
        } label: {
            Image(systemName: "ellipsis")
                .padding(10)
                .glassEffect(.regular.tint(.blue), in: .circle)
        }
    }
}
