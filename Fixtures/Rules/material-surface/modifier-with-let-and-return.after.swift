import SwiftUI

struct RingChrome: ViewModifier {
    let radius: CGFloat

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        return content.liquidGlass(in: shape) { $0.background(.thinMaterial, in: shape) }
    }
}

struct RadarScreen: View {
    var body: some View {
        Image("radar")
            .resizable()
            .overlay(alignment: .top) {
                Text("Rain in 10 min").modifier(RingChrome(radius: 12))
            }
            .overlay(alignment: .bottom) {
                Text("Now").modifier(RingChrome(radius: 8))
            }
    }
}
