import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Text("Sort")
            Menu("By") { Button("Name") {} }
        }
        .padding()
        .glassEffect(.regular, in: .capsule)
    }
}
