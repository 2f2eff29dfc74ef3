import SwiftUI

struct SnackBar: View {
    let text: String

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
        ZStack(alignment: .bottom) {
            Image("backdrop")
                .resizable()
            Text(text)
                .padding()
                .liquidGlass(in: shape) {
                    $0.background(.regularMaterial, in: shape)
                        .overlay(shape.stroke(.white.opacity(0.2), lineWidth: 1))
                }
                .padding(.bottom, 24)
        }
    }
}
