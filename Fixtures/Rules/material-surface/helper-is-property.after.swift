// options: --helper glassCapsule
import SwiftUI

extension View {
    @ViewBuilder
    var glassCapsule: some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: Capsule())
        } else {
            background(.thinMaterial, in: Capsule())
        }
    }
}

struct StopButton: View {
    let stop: () -> Void

    var body: some View {
        Button(action: stop) {
            Text("Stop")
                .padding()
                .glassCapsule
        }
    }
}
