import SwiftUI

struct Chip: View {
    let title: String
    @State private var isOn = false

    var body: some View {
        Text(title)
            .padding()
            .glassEffect(isOn ? .regular.tint(.blue) : .identity, in: .capsule)
            .onTapGesture { isOn.toggle() }
    }
}
