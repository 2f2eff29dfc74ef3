import Glaze
import SwiftUI

struct TileBoard: SwiftUI.View {
    let glaze: Glaze.Color
    let onTurn: @MainActor () -> Void
    let onDrop: @MainActor () -> Void

    var body: some SwiftUI.View {
        ZStack(alignment: .bottom) {
            Text(glaze.name)
            HStack(spacing: 12) {
                Button(action: onTurn) {
                    Image(systemName: "arrow.clockwise")
                        .padding(14)
                        .background(.regularMaterial, in: Circle())
                }
                Button(action: onDrop) {
                    Image(systemName: "arrow.down")
                        .padding(14)
                        .background(.regularMaterial, in: Circle())
                }
            }
            .padding()
        }
        .overlay(alignment: .top) {
            ZStack {
                Capsule()
                    .fill(.ultraThinMaterial)
                Text("Turn or drop")
            }
            .frame(width: 180, height: 40)
        }
    }
}
