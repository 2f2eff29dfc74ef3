import SwiftUI

extension View {
    func pillSurface() -> some View {
        liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
    }
}

struct TransportButtons: View {
    let play: () -> Void
    let stop: () -> Void

    var body: some View {
        VStack {
            Button(action: play) {
                Text("Play").padding(12).pillSurface()
            }
            Divider()
            Button(action: stop) {
                Text("Stop").padding(12).pillSurface()
            }
        }
    }
}
