import SwiftUI

struct GlassToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .padding()
                .glassEffect(.regular.interactive(), in: .capsule)
        }
    }
}
