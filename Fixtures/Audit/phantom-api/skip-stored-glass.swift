import SwiftUI

struct Card: View {
    let glass: Glass

    var body: some View {
        Text("A").padding().glassEffect(glass, in: .capsule)
        Text("B").padding().glassEffect(prominent(true), in: .capsule)
    }

    private func prominent(_ isOn: Bool) -> Glass { isOn ? .regular.tint(.blue) : .regular }
}
