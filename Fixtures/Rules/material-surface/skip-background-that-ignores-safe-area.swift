import SwiftUI

struct OnboardingPage: View {
    let title: String

    var body: some View {
        Text(title)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                Rectangle().fill(.ultraThickMaterial).ignoresSafeArea()
            }
    }
}
