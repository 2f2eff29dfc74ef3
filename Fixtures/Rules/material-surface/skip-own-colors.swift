import SwiftUI

enum Palette {
    static let bar = Color.black.opacity(0.2)
    static let thinMaterial = Color.gray
}

struct PaletteButton: View {
    let go: () -> Void

    var body: some View {
        Button(action: go) {
            Text("Go")
                .padding()
                .background(Palette.bar)
                .background(Palette.thinMaterial, in: Capsule())
        }
    }
}
