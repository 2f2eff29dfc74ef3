import SwiftUI

struct Cluster<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        GlassEffectContainer {
            content.padding().glassEffect()
        }
    }
}

struct Player: View {
    var body: some View {
        GlassEffectContainer {
            PlayerControls().padding().glassEffect()
        }
    }
}

struct PlayerControls: View {
    var body: some View { Text("Controls") }
}
