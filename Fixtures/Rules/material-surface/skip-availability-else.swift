import SwiftUI

struct LiveButton: View {
    let watch: () -> Void

    var body: some View {
        Button(action: watch) {
            if #available(iOS 26.0, *) {
                Text("Live")
                    .padding()
                    .glassEffect(.regular, in: .capsule)
            } else {
                Text("Live")
                    .padding()
                    .background(.thinMaterial, in: .capsule)
            }
        }
    }
}
