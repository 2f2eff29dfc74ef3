import SwiftUI

struct Example: View {
    let isEditing: Bool

    var body: some View {
        HStack {
            Button("A") {}
            Button("B") {}
        }
        .glassEffect(.regular.interactive(isEditing), in: .capsule)
    }
}
