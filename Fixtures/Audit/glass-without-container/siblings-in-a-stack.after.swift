import SwiftUI

struct Example: View {
    var body: some View {
        GlassEffectContainer(spacing: 16) {
            HStack(spacing: 16) {
                Image(systemName: "plus").padding().glassEffect(.regular, in: .circle)
                Image(systemName: "minus").padding().glassEffect(.regular, in: .circle)
            }
        }
        .padding()
    }
}
