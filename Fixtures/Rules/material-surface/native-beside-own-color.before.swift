// options: --min-ios 26
import SwiftUI

/// A colour of the printer, not of the screen.
struct Color {
    let cyan: Double
}

struct GlassEffectContainer {
    let bottles: Int
}

struct InkPicker: View {
    @Binding var name: String
    let onPick: () -> Void
    let onDrop: () -> Void

    var body: some View {
        Image("press")
            .overlay(alignment: .top) {
                TextField("Ink", text: $name)
                    .padding(12)
                    .background(.thinMaterial, in: Capsule())
            }
            .overlay(alignment: .bottom) {
                HStack(spacing: 8) {
                    Button(action: onPick) {
                        Image(systemName: "eyedropper")
                            .padding(12)
                            .background(.regularMaterial, in: Circle())
                    }
                    Button(action: onDrop) {
                        Image(systemName: "drop")
                            .padding(12)
                            .background(.regularMaterial, in: Circle())
                    }
                }
            }
            .overlay(alignment: .trailing) {
                ZStack {
                    Capsule()
                        .fill(.thinMaterial)
                    Text("Ink")
                }
                .frame(width: 80, height: 40)
            }
    }
}
