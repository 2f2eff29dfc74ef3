import SwiftUI

/// The frame is clipped behind the glass.
struct CroppedBadge: View {
    let text: String

    var body: some View {
        Image("wall")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(text)
                    .padding()
                    .background(.thinMaterial, in: Capsule())
                    .frame(height: 20)
                    .clipped()
            }
    }
}
