import SwiftUI

struct WaveformScreen: View {
    let time: String

    var body: some View {
        Image("waveform")
            .resizable()
            .overlay(alignment: .top) {
                Text(time)
                    .padding()
                    // Material on purpose: glass bends the waveform until nobody can read it.
                    .background(.ultraThinMaterial, in: Capsule())
            }
    }
}
