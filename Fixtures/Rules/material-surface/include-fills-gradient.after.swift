// options: --include fills
import SwiftUI

struct BadgeOverlay: View {
    let text: String

    var body: some View {
        Image("concert")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(text)
                    .padding()
                    .liquidGlass(in: Capsule()) {
                        $0.background(
                            LinearGradient(
                                colors: [.white.opacity(0.3), .white.opacity(0.1)], startPoint: .top, endPoint: .bottom)
                        )
                        .clipShape(Capsule())
                    }
            }
    }
}
