import SwiftUI

struct ComposerBar: View {
    var body: some View {
        HStack {
            Text("Write")
            Spacer()
        }
        .padding()
        .background {
            Rectangle().fill(.ultraThinMaterial).ignoresSafeArea(edges: .bottom)
        }
    }
}
