import SwiftUI

/// The ring has to stay, and the clip after it may not follow the glass.
struct AvatarButton: View {
    let isSpeaking: Bool
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("AB")
                .padding()
                .background(.ultraThinMaterial)
                .overlay(Circle().stroke(isSpeaking ? Color.green : Color.clear, lineWidth: 4))
                .clipShape(Circle())
        }
    }
}
