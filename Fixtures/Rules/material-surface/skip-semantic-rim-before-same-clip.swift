import SwiftUI

/// The ring has to stay, and the clip behind it would cut the glass.
struct SpeakerButton: View {
    let isSpeaking: Bool
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("AB")
                .padding()
                .background(.ultraThinMaterial, in: Circle())
                .overlay(Circle().stroke(isSpeaking ? Color.green : Color.clear, lineWidth: 4))
                .clipShape(Circle())
        }
    }
}
