import SwiftUI

struct StatusPill: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    let text: String

    var body: some View {
        Image("night")
            .resizable()
            .overlay(alignment: .bottom) {
                if reduceTransparency {
                    Text(text)
                        .padding()
                        .background(.ultraThickMaterial, in: Capsule())
                } else {
                    Text(text)
                        .padding()
                }
            }
    }
}
