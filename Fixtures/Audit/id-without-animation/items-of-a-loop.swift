import SwiftUI

struct Symbols: View {
    @State private var count = 1
    @Namespace private var glass

    var body: some View {
        VStack {
            GlassEffectContainer(spacing: 16) {
                HStack {
                    ForEach(0..<count, id: \.self) { index in
                        Image(systemName: "star").padding().glassEffect().glassEffectID(index, in: glass)
                    }
                }
            }
            Button("More") { add() }
            Button("Less") { count = 1 }
        }
    }

    private func add() {
        count += 1
    }
}
