// not type-checked: the key is no public one
import SwiftUI

struct Example: View {
    var body: some View {
        Text("Ready").padding().glassEffect()
    }
}

struct ExamplePreviews: PreviewProvider {
    static var previews: some View {
        Example().environment(\._accessibilityReduceTransparency, true)
    }
}
