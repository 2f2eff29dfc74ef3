// options: --include fills
import SwiftUI

struct PinButton: View {
    let pin: () -> Void

    var body: some View {
        Button(action: pin) {
            Image(systemName: "pin")
                .padding(12)
                .liquidGlass(in: Circle()) { $0.background(Circle().fill(Color.black.opacity(0.4))) }
        }
    }
}
