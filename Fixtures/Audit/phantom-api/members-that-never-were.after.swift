import SwiftUI

struct Buttons: View {
    var body: some View {
        GlassEffectContainer(spacing: 0) {
            VStack {
                Text("A").padding().glassEffect(.regular, in: .capsule)
                Text("B").padding().glassEffect(.regular)
                Text("C").padding().glassEffect(.regular.interactive(), in: .circle)
                Text("D").padding().glassEffect(.regular, in: .capsule)
            }
        }
    }
}
