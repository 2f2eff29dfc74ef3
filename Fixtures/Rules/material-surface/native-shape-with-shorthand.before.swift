// options: --min-ios 26
import SwiftUI

struct PlayButton: View {
    let play: () -> Void

    var body: some View {
        GeometryReader {
            AnyView(
                Button("Play", action: play)
                    .padding()
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: $0.size.height / 4)))
        }
    }
}
