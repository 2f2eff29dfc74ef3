import SwiftUI

struct BuyButton: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let isPressed: Bool
    let buy: () -> Void

    var body: some View {
        Button(action: buy) {
            Text("Buy")
                .padding()
                .scaleEffect(reduceMotion ? 1 : (isPressed ? 0.95 : 1))
                .liquidGlass(in: .capsule) { $0.background(.thinMaterial, in: .capsule) }
        }
    }
}
