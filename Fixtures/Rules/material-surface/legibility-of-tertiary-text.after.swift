import SwiftUI

struct TicketScreen: View {
    let title: String

    var body: some View {
        Image("gate")
            .resizable()
            .overlay(alignment: .bottom) {
                VStack {
                    Text(title)
                    Text("Gate closes soon")
                        .foregroundStyle(.tertiary)
                }
                .padding()
                .liquidGlass(in: .rect(cornerRadius: 14)) {
                    $0.background(.ultraThinMaterial, in: .rect(cornerRadius: 14))
                }
            }
    }
}
