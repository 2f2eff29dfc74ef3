import SwiftUI

struct ChromeButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 44, height: 44)
            .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

struct PageButtons: View {
    let back: () -> Void
    let forward: () -> Void

    var body: some View {
        VStack {
            Button("Back", action: back)
                .buttonStyle(ChromeButtonStyle())
            Text("12 of 40")
            Button("Forward", action: forward)
                .buttonStyle(ChromeButtonStyle())
        }
    }
}
