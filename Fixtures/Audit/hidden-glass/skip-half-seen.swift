import SwiftUI

struct Example: View {
    let isEnabled: Bool

    var body: some View {
        GlassEffectContainer {
            Text("More").padding().glassEffect().opacity(isEnabled ? 1 : 0.5)
        }
    }
}
