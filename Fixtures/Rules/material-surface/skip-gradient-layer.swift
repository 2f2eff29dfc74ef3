import SwiftUI

struct PremiumScreen: View {
    var body: some View {
        Image("stars")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("Premium")
                    .padding()
                    .background(.ultraThinMaterial, in: .capsule)
                    .background(
                        LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom), in: .capsule)
            }
    }
}
