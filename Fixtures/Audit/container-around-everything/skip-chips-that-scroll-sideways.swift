import SwiftUI

struct Chips: View {
    let titles: [String]

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(titles, id: \.self) { Text($0).padding().glassEffect() }
                }
            }
        }
    }
}
