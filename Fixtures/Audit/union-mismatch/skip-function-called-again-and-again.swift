import SwiftUI

struct Weather: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack(spacing: 20) {
                symbol("sun.max")
                symbol("moon")
            }
        }
    }

    private func symbol(_ name: String) -> some View {
        Image(systemName: name).padding().glassEffect().glassEffectUnion(id: "all", namespace: glass)
    }
}
