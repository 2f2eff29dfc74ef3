import SwiftUI

struct MuteButton: View {
    let mute: () -> Void

    var body: some View {
        Button(action: mute) {
            Image(systemName: "mic.slash")
                .padding(14)
                .liquidGlass(in: Circle(), tint: Color.red.opacity(0.25)) {
                    $0.background {
                        ZStack {
                            Circle().fill(.ultraThinMaterial)
                            Circle().fill(Color.red.opacity(0.25))
                        }
                    }
                }
        }
    }
}
