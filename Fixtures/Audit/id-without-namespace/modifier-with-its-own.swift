import SwiftUI

struct MorphingGlass: ViewModifier {
    let id: String
    @Namespace private var glass

    func body(content: Content) -> some View {
        content
            .padding()
            .glassEffect(.regular, in: .capsule)
            .glassEffectID(id, in: glass)
    }
}

struct Bar: View {
    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                Text("A").modifier(MorphingGlass(id: "a"))
                Text("B").modifier(MorphingGlass(id: "b"))
            }
        }
    }
}
