import SwiftUI

struct HUD<S: Shape>: View {
    let symbol: String
    let shape: S

    var body: some View {
        Image(systemName: symbol)
            .font(.largeTitle)
            .padding(32)
            .liquidGlass(in: shape) { $0.background(.ultraThinMaterial, in: shape) }
    }
}

struct VolumeScreen: View {
    var body: some View {
        Image("video")
            .resizable()
            .overlay(alignment: .center) {
                HUD(symbol: "speaker.wave.2", shape: Circle())
            }
    }
}
