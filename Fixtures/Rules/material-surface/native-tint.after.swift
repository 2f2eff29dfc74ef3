// options: --min-ios 26
import SwiftUI

struct StopButton: View {
    let stop: () -> Void

    var body: some View {
        Button(action: stop) {
            Text("Stop")
                .padding()
                .glassEffect(.regular.tint(Color.red.opacity(0.3)), in: .capsule)
                .contentShape(.capsule)
        }
    }
}
