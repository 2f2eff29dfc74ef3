// floors: iOS 17, visionOS 1
import SwiftUI

extension View {
    @ViewBuilder
    func card(radius: CGFloat) -> some View {
        liquidGlass(in: .rect(cornerRadius: radius)) { $0.background(.thinMaterial, in: .rect(cornerRadius: radius)) }
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
