import SwiftUI

struct Example: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    var body: some View {
        if reduceTransparency {
            Text("Ready").padding().glassEffect(.regular.tint(.black))
        } else {
            Text("Ready").padding().glassEffect(.clear)
        }
    }
}
