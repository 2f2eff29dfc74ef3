import SwiftUI

struct Add: View {
    var body: some View {
        VStack {
            Text("Content")
            GlassEffectContainer(spacing: 20) {
                Button("Add") {}
                    .padding()
                    .glassEffect(.regular, in: .capsule)
            }
            .padding(.bottom)
        }
    }
}
