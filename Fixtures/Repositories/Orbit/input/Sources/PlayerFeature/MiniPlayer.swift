import OrbitModel
import SwiftUI

/// The floating player above the tab bar.
public struct MiniPlayer: View {
    private let episode: Episode
    private let isPlaying: Bool
    private let onOpen: @MainActor () -> Void
    private let onToggle: @MainActor () -> Void

    public init(
        episode: Episode, isPlaying: Bool, onOpen: @escaping @MainActor () -> Void,
        onToggle: @escaping @MainActor () -> Void
    ) {
        self.episode = episode
        self.isPlaying = isPlaying
        self.onOpen = onOpen
        self.onToggle = onToggle
    }

    public var body: some View {
        HStack(spacing: 12) {
            Button(action: onOpen) {
                HStack(spacing: 12) {
                    Image(episode.artwork)
                        .resizable()
                        .frame(width: 40, height: 40)
                        .clipShape(RoundedRectangle(cornerRadius: 8))
                    VStack(alignment: .leading, spacing: 2) {
                        Text(episode.title)
                            .font(.subheadline)
                            .lineLimit(1)
                        Text(episode.show)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .buttonStyle(.plain)
            Spacer(minLength: 0)
            Button(action: onToggle) {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                    .font(.title3)
                    .frame(width: 44, height: 44)
                    .contentShape(Circle())
            }
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
        }
        .padding(10)
        // Frosted, so that the list can be guessed underneath.
        .background(.ultraThinMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
        // A hairline, or the player drowns on white artwork.
        .overlay(
            RoundedRectangle(cornerRadius: 18, style: .continuous)
                .stroke(Color.white.opacity(0.25), lineWidth: 0.5)
        )
        .shadow(color: .black.opacity(0.2), radius: 16, x: 0, y: 8)
        .padding(.horizontal, 12)
    }
}
