import SwiftUI

struct TimerControls: View {
    @Binding var isRunning: Bool
    let onChoose: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 16) {
            Button {
                isRunning.toggle()
            } label: {
                Image(systemName: isRunning ? "pause.fill" : "play.fill")
                    .font(.title2)
                    .frame(width: 60, height: 60)
                    .background(.ultraThinMaterial, in: Circle())
                    .overlay(Circle().strokeBorder(.white.opacity(0.2), lineWidth: 1))
            }
            .buttonStyle(.plain)
            Button(action: onChoose) {
                Image(systemName: "music.note.list")
                    .font(.title2)
                    .frame(width: 60, height: 60)
                    .background(.ultraThinMaterial)
                    .clipShape(Circle())
            }
            .buttonStyle(.plain)
        }
    }
}
