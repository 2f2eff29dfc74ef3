import SwiftUI

/// In the app only, though both targets compile it.
struct StepButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.iconOnly)
            .frame(width: 64, height: 64)
            .background(.regularMaterial, in: Circle())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
