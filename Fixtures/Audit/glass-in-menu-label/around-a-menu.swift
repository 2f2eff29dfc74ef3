import SwiftUI

struct Example: View {
    var body: some View {
        Menu("More") {
            Button("Copy") {}
            Button("Move") {}
        }
        .padding()
        .glassEffect(.regular, in: .capsule)
    }
}
