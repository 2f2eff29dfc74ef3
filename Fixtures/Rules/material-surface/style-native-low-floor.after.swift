// options: --style native --min-ios 17
import SwiftUI

struct WinchScreen: View {
    var body: some View {
        Image("winch")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("Load").padding().liquidGlass(in: Capsule()) { $0.background(.regularMaterial, in: Capsule()) }
            }
    }
}
