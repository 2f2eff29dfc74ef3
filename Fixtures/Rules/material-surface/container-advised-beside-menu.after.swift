import SwiftUI

struct EditorButtons: View {
    let bold: () -> Void
    let italic: () -> Void

    var body: some View {
        HStack(spacing: 8) {
            Button(action: bold) {
                Image(systemName: "bold")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
            }
            Button(action: italic) {
                Image(systemName: "italic")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
            }
            Menu("More") {
                Button("Underline") {}
            }
        }
    }
}
