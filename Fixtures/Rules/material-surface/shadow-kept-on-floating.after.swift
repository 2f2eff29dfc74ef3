import SwiftUI

struct CheckoutScreen: View {
    let total: String

    var body: some View {
        Image("shelf")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(total)
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
                    .shadow(color: .black.opacity(0.2), radius: 12, y: 6)
            }
    }
}
