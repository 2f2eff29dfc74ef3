import SwiftUI

/// Two expressions that must have one type can't be rewritten one by one.
struct ArmsButton: View {
    let isOn: Bool
    let go: () -> Void

    var body: some View {
        Button(action: go) {
            isOn
                ? Text("On").padding(1).background(.ultraThinMaterial, in: Capsule())
                : Text("Off").padding(2).background(.ultraThinMaterial, in: Capsule())
        }
    }
}

struct ReturnsStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        label(configuration)
    }

    private func label(_ configuration: Configuration) -> some View {
        if configuration.isPressed {
            return configuration.label.padding().background(.ultraThinMaterial, in: Capsule())
        }
        return configuration.label.padding().background(.ultraThinMaterial, in: Capsule())
    }
}
