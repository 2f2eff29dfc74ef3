import SwiftUI

/// The clip crops the picture, so it has to stay when the material goes.
struct ArticleScreen: View {
    let title: String

    var body: some View {
        Image("newsroom")
            .resizable()
            .overlay(alignment: .bottom) {
                VStack {
                    Image("lead")
                        .resizable()
                        .frame(height: 120)
                    Text(title)
                        .padding()
                }
                .liquidGlass(in: RoundedRectangle(cornerRadius: 20), clipped: true) {
                    $0.background(.regularMaterial)
                        .clipShape(RoundedRectangle(cornerRadius: 20))
                }
                .padding()
            }
    }
}
