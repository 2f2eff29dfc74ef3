import SwiftUI

struct EmojiStrip: View {
    let emoji: [String]
    let pick: (String) -> Void

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(emoji, id: \.self) { symbol in
                    Button {
                        pick(symbol)
                    } label: {
                        Text(symbol)
                            .padding(8)
                            .background(Circle().fill(.ultraThinMaterial))
                    }
                }
            }
        }
    }
}
