import SwiftUI

struct LibraryScreen: View {
    let track: String

    var body: some View {
        ScrollView {
            Text("Albums")
        }
        .safeAreaInset(edge: .bottom) {
            player
        }
    }

    private var player: some View {
        HStack {
            Image("cover")
            Text(track)
            Spacer()
        }
        .padding()
        .liquidGlass(in: RoundedRectangle(cornerRadius: 18)) {
            $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 18))
        }
        .padding(.horizontal)
    }
}
