import SwiftUI

struct ReelScreen: View {
    @State private var shift: CGFloat = 0
    let caption: String

    var body: some View {
        ZStack(alignment: .bottom) {
            Image("reel")
                .resizable()
            Text(caption)
                .font(.headline)
                .lineLimit(2)
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                .liquidGlass(in: .capsule) { $0.background(.thinMaterial, in: .capsule) }
                .overlay(alignment: .trailing) {
                    Image(systemName: "chevron.right")
                        .padding(.trailing, 8)
                }
                .offset(x: shift)
                .accessibilityHidden(shift > 100)
                .onAppear { shift = 0 }
        }
    }
}
