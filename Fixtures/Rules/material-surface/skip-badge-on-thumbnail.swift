import SwiftUI

/// The badges are part of the pictures, and those are content.
struct EpisodeTile: View {
    let cover: URL
    let minutes: Int

    var body: some View {
        VStack {
            AsyncImage(url: cover)
                .frame(width: 160, height: 90)
                .overlay(alignment: .bottomTrailing) {
                    Text("\(minutes) min")
                        .padding(4)
                        .background(.ultraThinMaterial, in: Capsule())
                }
            ZStack(alignment: .topLeading) {
                Image("cover")
                    .resizable()
                Text("New")
                    .padding(4)
                    .background(.thinMaterial, in: Capsule())
            }
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
