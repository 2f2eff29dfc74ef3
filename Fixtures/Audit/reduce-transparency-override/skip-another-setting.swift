import SwiftUI

struct Example: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        if reduceMotion {
            Text("Ready").padding()
        } else {
            Text("Ready").padding().glassEffect()
        }
    }
}
