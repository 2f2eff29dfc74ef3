import SwiftUI

struct Example: View {
    var body: some View {
        Menu("More") {
            Button("Copy") {}
            Button("Move") {}
        }
        .padding()
        .buttonStyle(.glass).buttonBorderShape(.capsule)
    }
}
