import SwiftUI

struct HintScreen: View {
    var body: some View {
        Image("trail")
            .resizable()
            .overlay(alignment: .top) {
                Text("Swipe to look around")
                    .padding()
                    .background(.ultraThinMaterial.opacity(0.8), in: Capsule())
            }
    }
}
