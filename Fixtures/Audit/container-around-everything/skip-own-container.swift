import SwiftUI

struct GlassEffectContainer<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content.padding() }
}

struct Screen: View {
    var body: some View {
        GlassEffectContainer {
            NavigationStack { Text("Content") }
        }
    }
}
