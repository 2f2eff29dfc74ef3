import SwiftUI

struct ArtworkBackdrop: View {
    var body: some View {
        Image("cover")
            .resizable()
            .scaledToFill()
            .blur(radius: 40)
            .overlay(.regularMaterial)
            .ignoresSafeArea()
    }
}
