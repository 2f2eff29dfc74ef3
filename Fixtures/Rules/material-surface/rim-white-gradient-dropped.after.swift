import SwiftUI

struct AlbumScreen: View {
    let title: String

    var body: some View {
        Image("cover")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(title)
                    .padding()
                    .liquidGlass(in: Capsule()) {
                        $0.background(.ultraThinMaterial, in: Capsule())
                            .overlay(
                                Capsule().stroke(
                                    LinearGradient(
                                        colors: [.white.opacity(0.6), .white.opacity(0.05)],
                                        startPoint: .topLeading, endPoint: .bottomTrailing),
                                    lineWidth: 1)
                            )
                    }
            }
    }
}
