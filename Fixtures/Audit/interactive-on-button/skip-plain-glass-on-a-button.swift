import SwiftUI

struct Close: View {
    var body: some View {
        Button("Close") {}
            .padding()
            .glassEffect(.regular, in: .capsule)
    }
}
