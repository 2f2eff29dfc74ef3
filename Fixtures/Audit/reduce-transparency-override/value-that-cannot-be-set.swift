// not type-checked: that it doesn't compile is the fault
import SwiftUI

struct Example: View {
    var body: some View {
        Text("Ready")
            .padding()
            .glassEffect()
            .environment(\.accessibilityReduceTransparency, true)
    }
}
