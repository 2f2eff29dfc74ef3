import SwiftUI

/// Hides the chat from the app switcher.
struct PrivacyCover: View {
    var body: some View {
        ZStack {
            Rectangle().fill(.ultraThickMaterial)
                .ignoresSafeArea()
            Image(systemName: "moon.stars.fill")
                .font(.largeTitle)
                .foregroundStyle(.secondary)
        }
        .accessibilityHidden(true)
    }
}
