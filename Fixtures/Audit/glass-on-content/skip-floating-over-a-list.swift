import SwiftUI

struct Example: View {
    var body: some View {
        List(0..<20, id: \.self) { Text("Row \($0)") }
            .overlay(alignment: .bottomTrailing) {
                Image(systemName: "plus").padding().glassEffect(.regular, in: .circle)
            }
    }
}
