import SwiftUI

struct ChipToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
        }
    }
}

struct SoundToggle: View {
    @Binding var isOn: Bool

    var body: some View {
        Toggle("Sound", isOn: $isOn)
            .toggleStyle(ChipToggleStyle())
    }
}
