// floors: iOS 26, tvOS 26
import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            #if os(tvOS)
            Text("A").padding().glassEffect(.clear, in: .capsule)
            #else
            Text("A").padding().glassEffect(.regular, in: .capsule)
            #endif
        }
    }
}
