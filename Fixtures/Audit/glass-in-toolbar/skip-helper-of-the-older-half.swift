// floors: iOS 17
import SwiftUI

struct Chat: View {
    var body: some View {
        Text("Chat")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Text("Tools").modifier(LegacyCluster())
                }
            }
    }
}

struct LegacyCluster: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content
        } else {
            content.adaptiveGlass()
        }
    }
}

extension View {
    @ViewBuilder
    func adaptiveGlass() -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            background(.ultraThinMaterial, in: .capsule)
        }
    }
}
