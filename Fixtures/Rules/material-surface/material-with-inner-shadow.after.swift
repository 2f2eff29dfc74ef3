import SwiftUI

struct KnobButton: View {
    let turn: () -> Void

    var body: some View {
        Button(action: turn) {
            Image(systemName: "dial.low")
                .padding(16)
                .liquidGlass(in: Circle()) {
                    $0.background(.ultraThinMaterial.shadow(.inner(color: .black.opacity(0.2), radius: 2)), in: Circle())
                }
        }
    }
}
