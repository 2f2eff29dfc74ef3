// not type-checked: the compiler here is newer; floors: iOS 26; Xcode 16
import SwiftUI

struct Badge: View {
    var body: some View {
        Text("New")
            .padding(6)
            .glassEffect(.regular, in: .capsule)
    }
}
