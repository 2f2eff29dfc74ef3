import SwiftUI

struct UndoToast: View {
    let undo: () -> Void

    var body: some View {
        Button(action: undo) {
            Text("Undo")
                .padding()
                .background(.ultraThinMaterial)
                .clipShape(RoundedRectangle(cornerRadius: 16))
                .shadow(radius: 8)
        }
    }
}
