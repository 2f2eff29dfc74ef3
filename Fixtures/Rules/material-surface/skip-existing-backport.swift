import SwiftUI

struct Backport<Content: View> {
    let content: Content

    func glassEffect(in shape: some Shape) -> some View {
        content.clipShape(shape)
    }
}

extension View {
    var backport: Backport<Self> { Backport(content: self) }
}

struct BackportedLabel: View {
    var body: some View {
        Text("Label").backport.glassEffect(in: .capsule)
    }
}
