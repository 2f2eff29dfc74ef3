// options: --min-ios 26
import SwiftUI

struct LapButton: View {
    let lap: () -> Void

    var body: some View {
        Button(action: lap) {
            Text("Lap")
                .padding()
                .glassEffect(.regular, in: Circle())
                .contentShape(Circle())
        }
    }
}
