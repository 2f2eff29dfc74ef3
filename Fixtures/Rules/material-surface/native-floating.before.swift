// options: --min-ios 26
import SwiftUI

struct RunScreen: View {
    let pace: String

    var body: some View {
        Image("track")
            .resizable()
            .overlay(alignment: .top) {
                Text(pace)
                    .padding()
                    .background(.ultraThinMaterial, in: Capsule())
            }
    }
}
