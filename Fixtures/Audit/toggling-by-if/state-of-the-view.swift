import SwiftUI

struct Chip: View {
    let title: String
    @State private var isOn = false

    var body: some View {
        if isOn {
            Text(title)
                .padding()
                .glassEffect(.regular.tint(.blue), in: .capsule)
                .onTapGesture { isOn.toggle() }
        } else {
            Text(title)
                .padding()
                .onTapGesture { isOn.toggle() }
        }
    }
}
