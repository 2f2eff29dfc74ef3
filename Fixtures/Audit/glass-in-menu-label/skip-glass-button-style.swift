import SwiftUI

struct Example: View {
    var body: some View {
        Menu("More") {
            Button("Copy") {}
        }
        .buttonStyle(.glass)
    }
}
