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
                    .liquidGlass(in: Capsule()) {
                        $0.background(.ultraThinMaterial, in: Capsule())
                            .shadow(color: .black.opacity(0.2), radius: 12)
                    }
            }
    }
}
