// floors: iOS 17
import SwiftUI

struct Backport<Content: View> {
    let content: Content
}

extension View {
    var backport: Backport<Self> { Backport(content: self) }
}

extension Backport {
    @ViewBuilder
    func glassEffect() -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect(.regular, in: .capsule)
        } else {
            content.background(.ultraThinMaterial, in: .capsule)
        }
    }
}

struct Badge: View {
    var body: some View {
        Text("New").padding().backport.glassEffect()
    }
}
