import SwiftUI

struct WarningScreen: View {
    let text: String

    var body: some View {
        Image("reactor")
            .resizable()
            .overlay(alignment: .top) {
                Text(text)
                    .padding()
                    .background(Color.orange.opacity(0.3))
                    .background(.ultraThinMaterial)
                    .clipShape(RoundedRectangle(cornerRadius: 18))
            }
    }
}
