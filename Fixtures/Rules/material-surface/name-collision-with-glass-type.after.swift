import SwiftUI

/// The app counts glasses of water.
struct Glass {
    let milliliters: Int
}

struct DrinkButton: View {
    let glass: Glass
    let drink: () -> Void

    var body: some View {
        Button(action: drink) {
            Text("\(glass.milliliters) ml")
                .padding()
                .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
        }
    }
}
