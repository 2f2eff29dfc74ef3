import SwiftUI

struct Weather: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack(spacing: 20) {
                Text("A").padding().glassEffect().glassEffectUnion(id: "all", namespace: glass)
                Forecast(glass: glass)
            }
        }
    }
}

struct Forecast: View {
    let glass: Namespace.ID

    var body: some View {
        Text("B").padding().glassEffect().glassEffectUnion(id: "all", namespace: glass)
    }
}
