import SwiftUI

struct ShareCard: View {
    let title: String

    var body: some View {
        Text(title)
            .padding(24)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
    }
}

@MainActor
func renderedCard(title: String) -> Bool {
    let renderer = ImageRenderer(content: ShareCard(title: title))
    renderer.scale = 3
    return renderer.cgImage != nil
}
