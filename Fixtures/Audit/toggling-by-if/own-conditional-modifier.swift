import SwiftUI

struct Chip: View {
    @State private var isOn = false

    var body: some View {
        Text("Chip")
            .padding()
            .applyIf(isOn) { $0.glassEffect(.regular, in: .capsule) }
    }
}

extension View {
    @ViewBuilder
    func applyIf(_ condition: Bool, transform: (Self) -> some View) -> some View {
        if condition { transform(self) } else { self }
    }
}
