import SwiftUI

struct Bar: View {
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                Chip(title: "A", glass: glass)
                Chip(title: "B", glass: glass)
            }
        }
    }
}

struct Chip: View {
    let title: String
    let glass: Namespace.ID

    var body: some View {
        Text(title).padding().glassEffect().glassEffectID(title, in: glass)
    }
}
