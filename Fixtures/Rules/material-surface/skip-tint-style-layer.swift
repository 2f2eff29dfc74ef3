import SwiftUI

struct AccentButton: View {
    let act: () -> Void

    var body: some View {
        Button(action: act) {
            Text("Act")
                .padding()
                .background {
                    ZStack {
                        Capsule().fill(.thinMaterial)
                        Capsule().fill(.tint.opacity(0.2))
                    }
                }
        }
    }
}
