import SwiftUI

struct PlayButton: View {
    var body: some View {
        Image(systemName: "play.fill")
    }
}

struct PlayButton_Previews: PreviewProvider {
    static var previews: some View {
        PlayButton()
            .padding()
            .background(.thinMaterial, in: Capsule())
    }
}
