import SwiftUI

struct Example: View {
    let isOpen: Bool

    var body: some View {
        GlassEffectContainer {
            HStack {
                Text("More").padding().glassEffect()
                if isOpen { Text("Less").padding().glassEffect() }
            }
        }
    }
}
