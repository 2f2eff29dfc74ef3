import SwiftUI

struct LyricsScreen: View {
    private let plate: Material = .thinMaterial
    let line: String

    var body: some View {
        Image("stage")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(line)
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(plate, in: Capsule()) }
            }
    }
}
