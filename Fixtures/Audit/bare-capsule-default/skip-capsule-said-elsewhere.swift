import SwiftUI

struct Example: View {
    var body: some View {
        Text("Pill")
            .padding()
            .clipShape(Capsule())
            .glassEffect()
            .contentShape(.capsule)
    }
}
