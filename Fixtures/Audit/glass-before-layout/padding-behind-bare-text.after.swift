import SwiftUI

struct Example: View {
    var body: some View {
        GlassEffectContainer(spacing: 0) {
            VStack {
                Text("Ready")
                    .font(.headline)
                    .padding()
                    .glassEffect()
                Image(systemName: "plus").frame(width: 44, height: 44).glassEffect(.regular, in: .circle)
            }
        }
    }
}
