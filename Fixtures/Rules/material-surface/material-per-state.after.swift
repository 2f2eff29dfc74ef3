import SwiftUI

struct DeliverButton: View {
    let isReady: Bool
    let deliver: () -> Void

    var body: some View {
        Button(action: deliver) {
            Text("Deliver")
                .padding()
                .liquidGlass(in: .capsule) { $0.background(isReady ? .thinMaterial : .ultraThinMaterial, in: .capsule) }
        }
        .disabled(!isReady)
    }
}
