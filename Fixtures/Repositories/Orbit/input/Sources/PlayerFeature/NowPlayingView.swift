import DesignSystem
import OrbitModel
import SwiftUI

public struct NowPlayingView: View {
    @EnvironmentObject private var player: PlayerModel
    @Environment(\.dismiss) private var dismiss

    public init() {}

    public var body: some View {
        ZStack(alignment: .topTrailing) {
            backdrop
            VStack(spacing: 24) {
                artwork
                title
                transport
                SpeedMenu(speed: $player.speed)
            }
            .padding(.top, 72)
            .padding(.horizontal, 24)
            closeButton
        }
    }

    /// The artwork, enlarged and frosted, behind everything.
    private var backdrop: some View {
        Image(player.current?.artwork ?? "placeholder")
            .resizable()
            .aspectRatio(contentMode: .fill)
            .overlay(.ultraThinMaterial)
            .ignoresSafeArea()
    }

    private var artwork: some View {
        Image(player.current?.artwork ?? "placeholder")
            .resizable()
            .scaledToFit()
            .clipShape(RoundedRectangle(cornerRadius: 24))
            .shadow(radius: 20)
    }

    private var title: some View {
        VStack(spacing: 4) {
            Text(player.current?.title ?? "")
                .font(.title2)
            Text(player.current?.show ?? "")
                .foregroundStyle(.secondary)
        }
    }

    private var transport: some View {
        HStack(spacing: 20) {
            Button(action: {}) {
                Image(systemName: "gobackward.15")
            }
            .buttonStyle(RoundIconButtonStyle())
            Button(action: { player.toggle() }) {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
            }
            .buttonStyle(RoundIconButtonStyle(diameter: 64))
            Button(action: {}) {
                Image(systemName: "goforward.30")
            }
            .buttonStyle(RoundIconButtonStyle())
        }
    }

    private var closeButton: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "xmark")
                .font(.headline)
                .padding(10)
                .background(Circle().fill(.ultraThinMaterial))
        }
        .accessibilityLabel("Close")
        .padding()
    }
}
