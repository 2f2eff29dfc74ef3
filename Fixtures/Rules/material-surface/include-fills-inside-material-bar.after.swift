// options: --include fills
import SwiftUI

/// What is proposed without fills is proposed with them too: a material is no less a surface for the painted keys on it.
struct KeyStrip: View {
    let insert: (String) -> Void

    var body: some View {
        HStack {
            Button {
                insert("(")
            } label: {
                Text("(")
                    .padding(8)
                    .background(Color.gray.opacity(0.2), in: Capsule())
            }
        }
        .padding(8)
        .liquidGlass(in: RoundedRectangle(cornerRadius: 12)) {
            $0.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}
