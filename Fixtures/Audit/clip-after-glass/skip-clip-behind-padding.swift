import SwiftUI

struct Sticker: View {
    var body: some View {
        Text("42")
            .padding(8)
            .glassEffect(.regular, in: .circle)
            .padding(20)
            .clipShape(RoundedRectangle(cornerRadius: 8))
    }
}
