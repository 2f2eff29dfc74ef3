import SwiftUI

struct Player: View {
    @Namespace private var glass

    var body: some View {
        Text("Play").padding().glassEffect().glassEffectID("play", in: glass)
    }
}

extension View {
    func glassEffectID(_ id: String, in namespace: Namespace.ID) -> some View {
        matchedGeometryEffect(id: id, in: namespace)
    }
}
