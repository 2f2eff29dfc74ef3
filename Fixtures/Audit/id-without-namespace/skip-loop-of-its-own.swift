import SwiftUI

struct Chips: View {
    let titles: [String]
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack {
                ForEach(titles, id: \.self) { title in
                    Text(title).padding().glassEffect().glassEffectID(title, in: glass)
                }
            }
        }
    }
}

struct Pages: View {
    var body: some View {
        VStack {
            Chips(titles: ["a"])
            Chips(titles: ["b"])
        }
    }
}
