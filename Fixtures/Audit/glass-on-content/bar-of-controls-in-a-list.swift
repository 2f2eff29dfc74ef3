import SwiftUI

struct Example: View {
    var body: some View {
        List {
            HStack {
                Button("Search") {}
                Button("Clear") {}
            }
            .padding()
            .glassEffect(.regular, in: .capsule)
        }
    }
}
