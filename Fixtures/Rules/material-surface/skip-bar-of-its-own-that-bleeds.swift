import SwiftUI

struct TransportStrip: View {
    let play: () -> Void

    var body: some View {
        HStack {
            Button("Play", action: play)
            Spacer()
        }
        .padding()
        .background(.bar, ignoresSafeAreaEdges: .bottom)
    }
}

struct TransportShelf: View {
    let play: () -> Void

    var body: some View {
        HStack {
            Button("Play", action: play)
            Spacer()
        }
        .padding()
        .background(Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom))
    }
}
