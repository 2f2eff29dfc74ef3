import SwiftUI

struct GlassToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Image(systemName: configuration.isOn ? "checkmark" : "xmark")
                .padding()
                .glassEffect(.regular.interactive(), in: .circle)
                .onTapGesture { configuration.isOn.toggle() }
        }
    }
}

struct PlainPress: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .glassEffect(.regular.interactive(), in: .capsule)
            .onTapGesture { configuration.trigger() }
    }
}
