import SwiftUI

struct Steps: View {
    var body: some View {
        GlassEffectContainer(spacing: 24) {
            HStack(spacing: 24) {
                Button("Less") {}.buttonStyle(StepStyle())
                Button("More") {}.buttonStyle(StepStyle())
            }
        }
    }
}

struct StepStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .glassEffect(.regular, in: .capsule)
    }
}
