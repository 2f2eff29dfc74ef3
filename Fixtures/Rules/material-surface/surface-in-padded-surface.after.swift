import SwiftUI

struct SeatScreen: View {
    let seat: String

    var body: some View {
        Image("cabin")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(seat)
                    .padding(8)
                    .background(.thickMaterial, in: Capsule())
                    .padding(16)
                    .liquidGlass(in: RoundedRectangle(cornerRadius: 20)) {
                        $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
                    }
            }
    }
}
