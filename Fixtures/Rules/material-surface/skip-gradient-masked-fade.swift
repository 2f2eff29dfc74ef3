import SwiftUI

struct FadingHeader: View {
    var body: some View {
        Image("skyline")
            .resizable()
            .overlay(alignment: .bottom) {
                Rectangle().fill(.ultraThinMaterial)
                    .frame(height: 120)
                    .mask(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))
            }
    }
}
