import SwiftUI

struct UndoToast: View {
    let undo: () -> Void

    var body: some View {
        Button(action: undo) {
            Text("Undo")
                .padding()
                .liquidGlass(in: RoundedRectangle(cornerRadius: 16)) {
                    $0.background(.ultraThinMaterial)
                        .clipShape(RoundedRectangle(cornerRadius: 16))
                        .shadow(radius: 8)
                }
        }
    }
}
