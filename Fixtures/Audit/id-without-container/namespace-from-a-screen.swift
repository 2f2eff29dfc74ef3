import SwiftUI

struct Screen: View {
    @Namespace private var glass

    var body: some View {
        VStack {
            RoundAction(symbol: "play", glass: glass)
            RoundAction(symbol: "pause", glass: glass)
        }
    }
}

struct RoundAction: View {
    let symbol: String
    let glass: Namespace.ID

    var body: some View {
        Image(systemName: symbol)
            .padding()
            .glassEffect(.regular, in: .circle)
            .glassEffectID(symbol, in: glass)
    }
}
