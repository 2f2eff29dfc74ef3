import SwiftUI

struct ArticleView: View {
    let text: String

    var body: some View {
        ScrollView {
            Text(text)
                .lineSpacing(6)
                .textSelection(.enabled)
                .padding()
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
    }
}
