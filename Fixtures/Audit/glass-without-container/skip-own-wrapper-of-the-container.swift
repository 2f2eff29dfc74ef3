import SwiftUI

struct Example: View {
    var body: some View {
        AppGlassGroup {
            HStack {
                Text("A").padding().glassEffect()
                Text("B").padding().glassEffect()
            }
        }
    }
}

struct AppGlassGroup<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        GlassEffectContainer { content }
    }
}
