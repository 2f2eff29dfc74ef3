// floors: iOS 17
import SwiftUI

struct Example: View {
    var body: some View {
        Text("Song")
            .padding()
            .plate(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
    }
}

extension View {
    @ViewBuilder
    func plate<S: Shape, Old: View>(in shape: S, @ViewBuilder old: (Self) -> Old) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape)
        } else {
            old(self)
        }
    }
}
