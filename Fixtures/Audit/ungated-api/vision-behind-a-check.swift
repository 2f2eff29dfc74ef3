// floors: iOS 17, visionOS 1
import SwiftUI

extension View {
    @ViewBuilder
    func card(radius: CGFloat) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: .rect(cornerRadius: radius))
        } else {
            background(.thinMaterial, in: .rect(cornerRadius: radius))
        }
    }
}

struct Stage: View {
    var body: some View {
        #if os(visionOS)
        Text("Stage").padding().glassBackgroundEffect()
        #else
        Text("Stage").card(radius: 12)
        #endif
    }
}
