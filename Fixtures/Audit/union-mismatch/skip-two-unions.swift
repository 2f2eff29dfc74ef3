import SwiftUI

struct Weather: View {
    let symbols: [String]
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack(spacing: 20) {
                ForEach(symbols.indices, id: \.self) { index in
                    Image(systemName: symbols[index])
                        .padding()
                        .glassEffect()
                        .glassEffectUnion(id: index < 2 ? "1" : "2", namespace: glass)
                }
            }
        }
    }
}
