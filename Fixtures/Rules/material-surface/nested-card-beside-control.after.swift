import SwiftUI

/// The outer card yields to the button in it, so it doesn't keep the inner card from becoming glass either.
struct OfferCard: View {
    let decline: () -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 0) {
            VStack {
                Text("Window seat")
                    .padding()
                    .liquidGlass(in: RoundedRectangle(cornerRadius: 8)) {
                        $0.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
                    }
                Button(action: decline) {
                    Text("Not now")
                        .padding(8)
                        .liquidGlass(in: Capsule()) { $0.background(.regularMaterial, in: Capsule()) }
                }
            }
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
    }
}
