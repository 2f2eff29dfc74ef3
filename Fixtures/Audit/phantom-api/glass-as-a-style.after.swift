// not type-checked: glass is no style, and the fix is left to a person
import SwiftUI

struct Card: View {
    var body: some View {
        GlassEffectContainer(spacing: 8) {
            Text("A").padding().background(.glass, in: .capsule)
        }
    }
}
