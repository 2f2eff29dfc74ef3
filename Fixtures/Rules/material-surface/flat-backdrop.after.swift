import SwiftUI

struct WelcomeScreen: View {
    let name: String

    var body: some View {
        ZStack {
            Color.white.ignoresSafeArea()
            Text("Hello, \(name)")
                .padding(24)
                .liquidGlass(in: .rect(cornerRadius: 20)) {
                    $0.background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
                }
        }
    }
}
