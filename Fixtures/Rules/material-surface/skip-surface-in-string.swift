import SwiftUI

/// A closure can't be told from the string's own braces by everybody who reads this.
struct HintLine: View {
    var body: some View {
        Text("Press \(key("K").background(.thinMaterial, in: Capsule())) to search")
    }
}
