// options: --style inline
import SwiftUI

struct LatheChrome: ViewModifier {
    let radius: CGFloat

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        return content
            .padding()
            .background(.ultraThinMaterial, in: shape)
    }
}

extension View {
    func drillChrome() -> some View {
        return background(.thinMaterial, in: Capsule()).fixedSize()
    }

    @ViewBuilder
    func vice(_ isOpen: Bool) -> some View {
        self.background(.thinMaterial, in: Circle())
    }

    func chuck(_ isOpen: Bool) -> some View {
        guard isOpen else { return AnyView(self) }
        return AnyView(self.background(.thinMaterial, in: Circle()))
    }
}

struct LatheScreen: View {
    var body: some View {
        Image("lathe")
            .resizable()
            .overlay(alignment: .top) {
                Text("Speed").modifier(LatheChrome(radius: 8))
            }
            .overlay(alignment: .bottom) {
                Text("Feed").padding().drillChrome()
            }
            .overlay(alignment: .leading) {
                Text("1").padding().vice(true)
            }
            .overlay(alignment: .trailing) {
                Text("2").padding().chuck(true)
            }
    }
}
