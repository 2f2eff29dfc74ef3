import SwiftUI

struct OddlyWrapped: View {
    let act: () -> Void

    var body: some View {
        Button {
            act()
        }
        label: {
            Text("Act")
                .padding()
                .background(.thinMaterial, in: Capsule())
        }
    }
}
