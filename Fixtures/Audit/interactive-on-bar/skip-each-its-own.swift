import SwiftUI

struct Example: View {
    var body: some View {
        GlassEffectContainer {
            HStack {
                Text("A").padding().glassEffect(.regular.interactive(), in: .circle).onTapGesture {}
                Text("B").padding().glassEffect(.regular.interactive(), in: .circle).onTapGesture {}
            }
        }
    }
}
