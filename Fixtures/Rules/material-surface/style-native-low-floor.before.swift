// options: --style native --min-ios 17
import SwiftUI

struct WinchScreen: View {
    var body: some View {
        Image("winch")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("Load").padding().background(.regularMaterial, in: Capsule())
            }
    }
}
