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
        RoundedRectangle(cornerRadius: 10).fill(.ultraThinMaterial)
    }
}
