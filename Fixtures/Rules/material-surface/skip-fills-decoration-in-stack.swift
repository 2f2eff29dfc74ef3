// options: --include fills
import SwiftUI

/// The disc decorates a page without any control on it.
struct WelcomePage: View {
    var body: some View {
        ZStack {
            Circle()
                .fill(Color.orange)
                .frame(width: 300)
                .offset(y: -120)
            Text("Welcome")
        }
    }
}
