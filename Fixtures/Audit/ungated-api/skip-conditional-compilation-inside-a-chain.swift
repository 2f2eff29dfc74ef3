// floors: iOS 26, visionOS 26
import SwiftUI

struct Badge: View {
    var body: some View {
        Text("New")
            .padding()
            #if !os(visionOS)
            .glassEffect(.regular, in: .capsule)
            #else
            .glassBackgroundEffect(in: .capsule)
            #endif
            .opacity(0.9)
    }
}
