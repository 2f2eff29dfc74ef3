import SwiftUI

struct StoryScreen: View {
    let author: String

    var body: some View {
        Image("story")
            .resizable()
            .overlay(alignment: .topLeading) {
                Text(author)
                    .foregroundStyle(.white)
                    .padding(10)
                    .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
            }
    }
}
