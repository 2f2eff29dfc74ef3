import SwiftUI

struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().glassEffect(configuration.isPressed ? .identity : .regular, in: .circle)
    }
}
