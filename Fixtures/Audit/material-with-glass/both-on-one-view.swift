import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Text("Options")
        }
        .padding()
        .background(.regularMaterial, in: .capsule)
        .glassEffect(.regular, in: .capsule)
    }
}
