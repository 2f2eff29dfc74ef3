import SwiftUI

struct SubtitleScreen: View {
    let line: String

    var body: some View {
        Image("film")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(line)
                    .padding()
                    .background(plate)
            }
    }

    private var plate: some View {
        Color.clear
            .liquidGlass(in: RoundedRectangle(cornerRadius: 10)) { _ in
                RoundedRectangle(cornerRadius: 10).fill(.ultraThinMaterial)
            }
    }
}
