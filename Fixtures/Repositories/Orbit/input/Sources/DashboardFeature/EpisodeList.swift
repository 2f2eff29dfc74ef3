import OrbitModel
import SwiftUI

struct EpisodeList: View {
    let episodes: [Episode]
    let onPlay: @MainActor (Episode) -> Void

    var body: some View {
        List(episodes) { episode in
            Button {
                onPlay(episode)
            } label: {
                HStack {
                    VStack(alignment: .leading) {
                        Text(episode.title)
                        Text("\(episode.minutes) min")
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    Image(systemName: "play.fill")
                        .padding(8)
                        .background(.thinMaterial)
                        .clipShape(Circle())
                }
                .padding(12)
                .background(.regularMaterial)
                .cornerRadius(12)
            }
            .buttonStyle(.plain)
        }
    }
}
