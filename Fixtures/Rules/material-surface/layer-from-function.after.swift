import SwiftUI

struct DialScreen: View {
    let value: Int

    var body: some View {
        Image("engine")
            .resizable()
            .overlay(alignment: .topTrailing) {
                Text("\(value)")
                    .padding(20)
                    .background(plate(radius: 16))
            }
    }

    private func plate(radius: CGFloat) -> some View {
        Color.clear
            .liquidGlass(in: RoundedRectangle(cornerRadius: radius)) { _ in
                RoundedRectangle(cornerRadius: radius).fill(.thinMaterial)
            }
    }
}
