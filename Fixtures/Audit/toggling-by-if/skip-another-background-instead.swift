import SwiftUI

struct Chip: View {
    @State private var isOn = false

    var body: some View {
        if isOn {
            Text("Chip").padding().glassEffect(.regular, in: .capsule)
        } else {
            Text("Chip").padding().background(Color.red, in: .capsule)
        }
    }
}
