import SwiftUI

struct CardChrome: ViewModifier {
    let radius: CGFloat

    func body(content: Content) -> some View {
        content
            .padding()
            .liquidGlass(in: RoundedRectangle(cornerRadius: radius)) {
                $0.background(.regularMaterial)
                    .clipShape(RoundedRectangle(cornerRadius: radius))
                    .shadow(color: .black.opacity(0.1), radius: 6)
            }
    }
}

extension View {
    func cardChrome(radius: CGFloat = 16) -> some View {
        modifier(CardChrome(radius: radius))
    }
}

struct HealthScreen: View {
    var body: some View {
        VStack {
            Text("Sleep")
                .cardChrome()
            Text("Heart")
                .cardChrome(radius: 24)
        }
    }
}
