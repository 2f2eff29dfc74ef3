import SwiftUI

struct WarningScreen: View {
    let text: String

    var body: some View {
        Image("reactor")
            .resizable()
            .overlay(alignment: .top) {
                Text(text)
                    .padding()
                    .liquidGlass(in: RoundedRectangle(cornerRadius: 18), tint: Color.orange.opacity(0.3)) {
                        $0.background(Color.orange.opacity(0.3))
                            .background(.ultraThinMaterial)
                            .clipShape(RoundedRectangle(cornerRadius: 18))
                    }
            }
    }
}
