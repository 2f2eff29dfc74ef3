import SwiftUI

struct HintScreen: View {
    var body: some View {
        Image("trail")
            .resizable()
            .overlay(alignment: .top) {
                Text("Swipe to look around")
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial.opacity(0.8), in: Capsule()) }
            }
    }
}
