import SwiftUI

struct Panel: View {
    private var glass: Glass { .regular.tint(.red) }

    var body: some View {
        HStack {
            Button("A") {}.buttonStyle(.glass)
        }
        .padding()
        .glassEffect(glass, in: .capsule)
    }
}
