import SwiftUI

struct Example: View {
    var body: some View {
        Menu("More") {
            Button("Copy") {}
        }
        .roundGlass()
    }
}

extension View {
    func roundGlass() -> some View {
        buttonStyle(.glass).buttonBorderShape(.circle)
    }
}
