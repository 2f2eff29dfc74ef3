import SwiftUI

struct HistoryButtons: View {
    let undo: () -> Void
    let redo: () -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 6) {
            HStack(spacing: 6) {
                Button(action: undo) {
                    Image(systemName: "arrow.uturn.backward")
                        .padding(12)
                        .liquidGlass(in: .circle) { $0.background(.thinMaterial, in: .circle) }
                }
                Button(action: redo) {
                    Image(systemName: "arrow.uturn.forward")
                        .padding(12)
                        .liquidGlass(in: .circle) { $0.background(.thinMaterial, in: .circle) }
                }
            }
        }
        .padding()
    }
}
