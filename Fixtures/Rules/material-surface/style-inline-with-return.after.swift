// options: --style inline
import SwiftUI

struct LatheChrome: ViewModifier {
    let radius: CGFloat

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
            return content
                .padding()
                .glassEffect(.regular, in: shape)
        } else {
            return content
                .padding()
                .background(.ultraThinMaterial, in: shape)
        }
    }
}

extension View {
    func drillChrome() -> some View {
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
            return glassEffect(.regular, in: Capsule()).fixedSize()
        } else {
            return background(.thinMaterial, in: Capsule()).fixedSize()
        }
    }

    @ViewBuilder
    func vice(_ isOpen: Bool) -> some View {
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
            self.glassEffect(.regular, in: Circle())
        } else {
            self.background(.thinMaterial, in: Circle())
        }
    }

    func chuck(_ isOpen: Bool) -> some View {
        guard isOpen else { return AnyView(self) }
        return AnyView(self.liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) })
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
