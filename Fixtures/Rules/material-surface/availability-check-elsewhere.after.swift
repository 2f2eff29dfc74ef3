import SwiftUI

struct FlightScreen: View {
    let gate: String
    let board: () -> Void

    var body: some View {
        VStack {
            if #available(iOS 26.0, *) {
                Text("Boarding")
                    .glassEffect(.regular, in: .capsule)
            }
            Button(action: board) {
                Text(gate)
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(.regularMaterial, in: Capsule()) }
            }
        }
    }
}
