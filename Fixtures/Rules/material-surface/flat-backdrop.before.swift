import SwiftUI

struct WelcomeScreen: View {
    let name: String

    var body: some View {
        ZStack {
            Color.white.ignoresSafeArea()
            Text("Hello, \(name)")
                .padding(24)
                .background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
        }
    }
}
