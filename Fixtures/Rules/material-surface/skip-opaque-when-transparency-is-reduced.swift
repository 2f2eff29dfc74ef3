import SwiftUI

struct CodeScreen: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    let code: String

    var body: some View {
        Image("code")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(code)
                    .padding()
                    .background(
                        reduceTransparency ? AnyShapeStyle(Color.gray) : AnyShapeStyle(.thinMaterial), in: .capsule)
            }
    }
}
