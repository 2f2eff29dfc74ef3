import SwiftUI

enum Mood {
    case calm
    case alert
}

struct MoodButton: View {
    let mood: Mood
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Mood")
                .padding()
                .background {
                    switch mood {
                    case .calm:
                        Circle().fill(.ultraThinMaterial)
                    case .alert:
                        Circle().fill(Color.red)
                    }
                }
        }
    }
}
