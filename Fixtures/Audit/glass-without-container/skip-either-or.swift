import SwiftUI

struct Example: View {
    let isOn: Bool

    var body: some View {
        HStack {
            if isOn {
                Text("A").padding().glassEffect()
            } else {
                Text("B").padding().glassEffect()
            }
        }
    }
}
