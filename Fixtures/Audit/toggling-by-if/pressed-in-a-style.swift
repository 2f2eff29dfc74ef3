import SwiftUI

struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.isPressed {
            configuration.label.padding()
        } else {
            configuration.label.padding().glassEffect(.regular, in: .circle)
        }
    }
}
