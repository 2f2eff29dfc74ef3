// floors: iOS 17
import SwiftUI

struct Example: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    var body: some View {
        if #available(iOS 26, *), !reduceTransparency {
            glassBar
        } else {
            plainBar
        }
    }

    @available(iOS 26, *)
    private var glassBar: some View { Text("Ready").padding().glassEffect() }

    private var plainBar: some View { Text("Ready").padding().background(.ultraThinMaterial, in: .capsule) }
}
