import SwiftUI

@available(iOS 26.0, *)
struct NewComposer: View {
    let send: () -> Void

    var body: some View {
        Button(action: send) {
            Text("Send")
                .padding()
                .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
        }
    }
}
