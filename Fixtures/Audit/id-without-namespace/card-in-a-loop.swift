import SwiftUI

struct Chip: View {
    let title: String
    @Namespace private var glass

    var body: some View {
        Text(title)
            .padding()
            .glassEffect(.regular, in: .capsule)
            .glassEffectID(title, in: glass)
    }
}

struct Chips: View {
    let titles: [String]

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                ForEach(titles, id: \.self) { title in
                    Chip(title: title)
                }
            }
        }
    }
}
