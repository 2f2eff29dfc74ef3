import SwiftUI

struct Overlay: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            Color.black
            Text("Left").padding().glassEffect(.regular, in: .capsule)
            Text("Right").padding().glassEffect(.regular, in: .capsule)
        }
        .buttonStyle(.glass)
    }
}
