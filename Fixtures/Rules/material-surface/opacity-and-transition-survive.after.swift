import SwiftUI

struct ControlsScreen: View {
    @State private var isIdle = false

    var body: some View {
        Image("film")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("00:42")
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
                    .opacity(isIdle ? 0 : 1)
                    .transition(.opacity)
            }
            .animation(.easeInOut, value: isIdle)
    }
}
