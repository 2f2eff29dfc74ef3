import SwiftUI

/// Hides a spoiler until it is wanted.
struct SpoilerText: View {
    let text: String
    let isHidden: Bool

    var body: some View {
        Text(text)
            .overlay {
                if isHidden {
                    Rectangle().fill(.ultraThickMaterial)
                }
            }
    }
}
