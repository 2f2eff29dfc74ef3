import SwiftUI

struct Chip: View {
    @State private var isOn = false

    var body: some View {
        Text("Chip").padding().glassEffect(isOn ? .regular : .identity, in: .capsule)
    }
}
