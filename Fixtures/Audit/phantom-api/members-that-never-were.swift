import SwiftUI

struct Buttons: View {
    var body: some View {
        VStack {
            Text("A").padding().glassEffect(.thin, in: .capsule)
            Text("B").padding().glassEffect(.prominent)
            Text("C").padding().glassEffect(.regular.interactive, in: .circle)
            Text("D").padding().glassEffect(.ultraThinMaterial, in: .capsule)
        }
    }
}
