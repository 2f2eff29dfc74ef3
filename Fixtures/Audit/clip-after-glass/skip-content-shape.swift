import SwiftUI

struct Tile: View {
    var body: some View {
        Text("Tap me")
            .padding()
            .glassEffect(.regular, in: .rect(cornerRadius: 12))
            .contentShape(.rect(cornerRadius: 12))
            .onTapGesture {}
    }
}
