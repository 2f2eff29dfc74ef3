import SwiftUI

struct FadedTitle: View {
    let title: String

    var body: some View {
        Text(title)
            .padding(40)
            .background(
                Rectangle().fill(.thinMaterial).mask {
                    LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
                }
            )
    }
}
