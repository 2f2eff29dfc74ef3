// options: --helper quayGlass
import SwiftUI

extension View {
    @ViewBuilder
    func quayGlass(cornerRadius: CGFloat = 16) -> some View {
        if #available(iOS 26.0, *) {
            self.glassEffect(.regular, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
        } else {
            self.background(.regularMaterial, in: RoundedRectangle(cornerRadius: cornerRadius))
        }
    }
}

struct QuayScreen: View {
    let radius: CGFloat

    var body: some View {
        Image("quay")
            .resizable()
            .overlay(alignment: .top) {
                Text("Berth").padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
            }
            .overlay(alignment: .bottom) {
                Text("Crane").padding().background(.regularMaterial).cornerRadius(max(radius, 4))
            }
            .overlay(alignment: .leading) {
                Text("Rope").padding().background(.regularMaterial, in: Capsule())
            }
            .overlay(alignment: .trailing) {
                Text("Bell").padding().background(
                    .regularMaterial, in: RoundedRectangle(cornerRadius: radius, style: .circular))
            }
    }
}
