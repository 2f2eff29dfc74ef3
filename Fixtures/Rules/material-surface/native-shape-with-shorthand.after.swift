// options: --min-ios 26
import SwiftUI

struct PlayButton: View {
    let play: () -> Void

    var body: some View {
        GeometryReader {
            AnyView(
                Button("Play", action: play)
                    .padding()
                    .glassEffect(.regular, in: RoundedRectangle(cornerRadius: $0.size.height / 4))
                    .contentShape(RoundedRectangle(cornerRadius: $0.size.height / 4)))
        }
    }
}
