import SwiftUI

struct Weather: View {
    @Namespace private var glass

    var body: some View {
        VStack {
            symbols
        }
    }

    private var symbols: some View {
        HStack {
            Image(systemName: "sun.max").padding().glassEffect().glassEffectUnion(id: "day", namespace: glass)
            Image(systemName: "moon").padding().glassEffect().glassEffectUnion(id: "day", namespace: glass)
        }
    }
}
