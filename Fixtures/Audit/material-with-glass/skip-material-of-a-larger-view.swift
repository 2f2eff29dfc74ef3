import SwiftUI

struct Example: View {
    var body: some View {
        Text("Badge")
            .padding(6)
            .glassEffect(.regular, in: .capsule)
            .padding(40)
            .background(.regularMaterial)
    }
}
