import SwiftUI

extension View {
    @ViewBuilder
    func appGlass(in shape: some Shape) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape)
        } else {
            background(.regularMaterial, in: shape)
        }
    }
}

struct LobbyScreen: View {
    var body: some View {
        Image("lobby")
            .resizable()
            .overlay(alignment: .top) {
                Text("Waiting").padding().appGlass(in: .capsule)
            }
    }
}
