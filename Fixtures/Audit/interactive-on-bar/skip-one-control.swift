import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Image(systemName: "magnifyingglass")
            Text("Search")
            Button("Clear") {}
        }
        .padding()
        .glassEffect(.regular.interactive(), in: .capsule)
    }
}
