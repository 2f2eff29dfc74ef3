import SwiftUI

struct SpeakerButton: View {
    let speak: () -> Void

    var body: some View {
        Button(action: speak) {
            Image(systemName: "speaker.wave.2")
                .padding(14)
                .liquidGlass(in: Circle()) {
                    $0.background {
                        ZStack {
                            Circle().fill(.thinMaterial)
                            Circle().strokeBorder(.white.opacity(0.25), lineWidth: 1)
                        }
                    }
                }
        }
    }
}
