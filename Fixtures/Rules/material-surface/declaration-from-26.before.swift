import SwiftUI

@available(iOS 26.0, *)
struct NewComposer: View {
    let send: () -> Void

    var body: some View {
        Button(action: send) {
            Text("Send")
                .padding()
                .background(.thinMaterial, in: Capsule())
        }
    }
}
