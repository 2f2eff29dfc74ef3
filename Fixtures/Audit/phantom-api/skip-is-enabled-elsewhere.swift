import SwiftUI

struct Card: View {
    let isOn: Bool

    var body: some View {
        Text("A")
            .padding()
            .glassEffect()
            .backgroundExtensionEffect(isEnabled: isOn)
    }
}
