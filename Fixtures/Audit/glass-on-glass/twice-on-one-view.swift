import SwiftUI

struct Confirm: View {
    var body: some View {
        Button("Confirm") {}
            .buttonStyle(.glassProminent)
            .padding(4)
            .glassEffect(.regular, in: .capsule)
    }
}
