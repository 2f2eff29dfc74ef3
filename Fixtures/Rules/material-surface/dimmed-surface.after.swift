import SwiftUI

struct GhostScreen: View {
    let text: String

    var body: some View {
        Image("fog")
            .resizable()
            .overlay(alignment: .center) {
                Text(text)
                    .padding()
                    .liquidGlass(in: .rect(cornerRadius: 10)) {
                        $0.background(.regularMaterial, in: .rect(cornerRadius: 10))
                    }
                    .opacity(0.8)
            }
    }
}
