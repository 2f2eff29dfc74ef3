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
                .background(.ultraThinMaterial)
                .cornerRadius(12)
            }
    }
}
