import SwiftUI

struct OfferCard: View {
    let decline: () -> Void

    var body: some View {
        VStack {
            Text("A better seat is free")
            Button(action: decline) {
                Text("Not now")
                    .padding()
                    .liquidGlass(in: .capsule) { $0.background(.thinMaterial, in: .capsule) }
            }
        }
        .padding()
        .background(.regularMaterial, in: .rect(cornerRadius: 24))
    }
}
