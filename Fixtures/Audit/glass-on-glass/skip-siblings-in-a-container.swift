import SwiftUI

struct Actions: View {
    var body: some View {
        GlassEffectContainer(spacing: 16) {
            HStack(spacing: 16) {
                Image(systemName: "plus").padding().glassEffect()
                Image(systemName: "minus").padding().glassEffect()
            }
        }
    }
}
