import SwiftUI

struct OptionalChrome: ViewModifier {
    let radius: CGFloat?

    func body(content: Content) -> some View {
        guard let radius else {
            return AnyView(content)
        }
        return AnyView(content.liquidGlass(in: .rect(cornerRadius: radius)) {
            $0.background(.thinMaterial, in: .rect(cornerRadius: radius))
        })
    }
}

struct TideScreen: View {
    var body: some View {
        Image("coast")
            .resizable()
            .overlay(alignment: .top) {
                Text("High tide").modifier(OptionalChrome(radius: 10))
            }
            .overlay(alignment: .bottom) {
                Text("4.2 m").modifier(OptionalChrome(radius: nil))
            }
    }
}
