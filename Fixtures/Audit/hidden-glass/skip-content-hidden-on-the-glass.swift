import SwiftUI

struct Example: View {
    let isBusy: Bool

    var body: some View {
        GlassEffectContainer {
            Text("More").opacity(isBusy ? 0 : 1).padding().glassEffect()
        }
    }
}
