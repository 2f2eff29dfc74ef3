// floors: iOS 17
import SwiftUI

struct Example: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    var body: some View {
        if #available(iOS 26, *) {
            Text("Ready").padding().glassEffect()
        } else if reduceTransparency {
            Text("Ready").padding().background(Color.gray)
        } else {
            Text("Ready").padding().background(.ultraThinMaterial)
        }
    }
}
