import SwiftUI

struct Example: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    let isLowPower: Bool

    var body: some View {
        if reduceTransparency || isLowPower {
            Text("Ready").background(Color.gray)
        } else {
            Text("Ready").padding().glassEffect()
        }
    }
}
