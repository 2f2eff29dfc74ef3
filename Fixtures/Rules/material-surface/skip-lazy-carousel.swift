import SwiftUI

struct ThemeCarousel: View {
    let themes: [String]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(themes, id: \.self) { theme in
                    Text(theme)
                        .padding(40)
                        .background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
                }
            }
        }
    }
}
