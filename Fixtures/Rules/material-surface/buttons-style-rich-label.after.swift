// options: --buttons style
import SwiftUI

/// More than an icon or text: the glass stays in the label.
struct PlayerButton: View {
    let title: String
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            HStack {
                Image("cover")
                Text(title)
            }
            .padding()
            .liquidGlass(in: Capsule()) { $0.background(.regularMaterial, in: Capsule()) }
        }
    }
}
