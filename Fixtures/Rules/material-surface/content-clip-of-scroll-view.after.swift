import SwiftUI

struct ConsoleScreen: View {
    let log: String

    var body: some View {
        Image("desk")
            .resizable()
            .overlay(alignment: .bottomLeading) {
                ScrollView {
                    Text(log)
                }
                .frame(width: 240, height: 160)
                .liquidGlass(in: .rect(cornerRadius: 12), clipped: true) {
                    $0.background(.ultraThinMaterial)
                        .cornerRadius(12)
                }
            }
    }
}
