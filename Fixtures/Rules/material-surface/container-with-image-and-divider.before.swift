import SwiftUI

struct TimerButtons: View {
    let start: () -> Void
    let reset: () -> Void

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "timer")
            Button(action: start) {
                Text("Start")
                    .padding()
                    .background(.thinMaterial)
                    .clipShape(Capsule())
            }
            Divider()
            Button(action: reset) {
                Text("Reset")
                    .padding()
                    .background(.thinMaterial)
                    .clipShape(Capsule())
            }
        }
    }
}
