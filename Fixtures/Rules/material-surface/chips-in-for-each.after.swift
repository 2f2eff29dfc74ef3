import SwiftUI

struct GenreChips: View {
    let genres: [String]
    let select: (String) -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 0) {
            VStack {
                ForEach(genres, id: \.self) { genre in
                    Button {
                        select(genre)
                    } label: {
                        Text(genre)
                            .padding(8)
                            .liquidGlass(in: .capsule) { $0.background(.ultraThinMaterial, in: .capsule) }
                    }
                }
            }
        }
    }
}
