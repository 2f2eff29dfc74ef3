// options: --shadows remove
import SwiftUI

struct ScoreScreen: View {
    let score: Int

    var body: some View {
        Image("court")
            .resizable()
            .overlay(alignment: .top) {
                Text("\(score)")
                    .padding()
                    .background(.ultraThinMaterial, in: Capsule())
                    .shadow(color: .black.opacity(0.2), radius: 12)
            }
    }
}
