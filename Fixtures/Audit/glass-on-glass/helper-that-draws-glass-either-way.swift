import SwiftUI

struct Plate: ViewModifier {
    let isRound: Bool

    func body(content: Content) -> some View {
        if isRound {
            content.glassEffect(.regular, in: .circle)
        } else {
            content.glassEffect(.regular, in: .capsule)
        }
    }
}

struct Panel: View {
    let isRound: Bool

    var body: some View {
        VStack {
            Text("A").modifier(Plate(isRound: isRound))
        }
        .padding()
        .glassEffect(.regular, in: .rect(cornerRadius: 20))
    }
}
