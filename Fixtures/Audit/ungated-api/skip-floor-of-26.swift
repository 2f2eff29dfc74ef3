// floors: iOS 26, macOS 26
import SwiftUI

struct Badge: View {
    var body: some View {
        Text("New").padding().glassEffect()
    }
}
