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
                    .background { SwiftUI.Color.clear.glassEffect(.regular, in: Capsule()) }
            }
            .overlay(alignment: .bottom) {
                SwiftUI.GlassEffectContainer(spacing: 8) {
                    HStack(spacing: 8) {
                        Button(action: onPick) {
                            Image(systemName: "eyedropper")
                                .padding(12)
                                .glassEffect(.regular, in: Circle())
                                .contentShape(Circle())
                        }
                        Button(action: onDrop) {
                            Image(systemName: "drop")
                                .padding(12)
                                .glassEffect(.regular, in: Circle())
                                .contentShape(Circle())
                        }
                    }
                }
            }
            .overlay(alignment: .trailing) {
                ZStack {
                    SwiftUI.Color.clear.glassEffect(.regular, in: Capsule())
                    Text("Ink")
                }
                .frame(width: 80, height: 40)
            }
    }
}
