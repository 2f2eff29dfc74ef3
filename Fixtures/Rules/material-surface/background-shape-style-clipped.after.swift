import SwiftUI

struct PinScreen: View {
    let street: String

    var body: some View {
        Image("map")
            .resizable()
            .overlay(alignment: .top) {
                Text(street)
                    .padding()
                    .liquidGlass(in: .rect(cornerRadius: 25)) {
                        $0.background {
                            Rectangle().foregroundStyle(.ultraThinMaterial).cornerRadius(25)
                        }
                    }
            }
    }
}
