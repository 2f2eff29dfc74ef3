import SwiftUI

struct Toolbox: View {
    var body: some View {
        GlassEffectContainer(spacing: 12) {
            VStack(spacing: 12) {
                Text("Tools").font(.headline)
                Button("Crop") {}
                    .buttonStyle(.glass)
                Text("Filters")
                    .padding(8)
                    .glassEffect(.regular, in: .capsule)
            }
        }
        .padding()
        .glassEffect(.regular, in: .rect(cornerRadius: 24))
    }
}
