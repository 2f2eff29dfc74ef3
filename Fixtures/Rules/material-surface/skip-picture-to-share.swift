import SwiftUI

/// The size of a picture for other apps.
struct StoryPicture: View {
    let name: String

    var body: some View {
        ZStack {
            Color.blue
            Text(name)
                .padding(32)
                .background(RoundedRectangle(cornerRadius: 24).fill(.ultraThinMaterial))
        }
        .frame(width: 1080, height: 1920)
    }
}
