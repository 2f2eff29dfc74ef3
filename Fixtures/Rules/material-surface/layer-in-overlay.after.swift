import SwiftUI

struct PosterScreen: View {
    var body: some View {
        Image("poster")
            .resizable()
            .overlay(alignment: .bottomTrailing) {
                Color.clear
                    .liquidGlass(in: Circle()) { _ in Circle().fill(.ultraThinMaterial) }
                    .frame(width: 56, height: 56)
                    .overlay(Image(systemName: "play.fill"))
                    .padding()
            }
    }
}
