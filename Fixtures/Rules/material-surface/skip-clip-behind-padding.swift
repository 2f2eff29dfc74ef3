import SwiftUI

/// The padding in between makes the clip larger than the material.
struct WideLabel: View {
    let text: String

    var body: some View {
        Image("harbour")
            .resizable()
            .overlay(alignment: .top) {
                Text(text)
                    .background(.ultraThinMaterial)
                    .padding(8)
                    .clipShape(Capsule())
            }
    }
}
