import SwiftUI

/// What is going on, above the picture.
struct StatusPill: View {
    let text: String

    var body: some View {
        #if os(visionOS)
        label
            .glassBackgroundEffect(in: Capsule())
        #else
        label
            .background(.regularMaterial, in: Capsule())
            .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
        #endif
    }

    private var label: some View {
        Text(text)
            .font(.footnote)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
    }
}
