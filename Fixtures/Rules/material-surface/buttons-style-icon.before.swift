// options: --buttons style --min-ios 17
import SwiftUI

/// The system's glass button draws the plate and brings the padding; older systems keep both.
struct MuteButton: View {
    let mute: () -> Void

    var body: some View {
        Button(action: mute) {
            Image(systemName: "speaker.slash")
                .font(.title2)
                .padding(12)
                .background(.ultraThinMaterial, in: Circle())
        }
        .buttonStyle(.plain)
    }
}
