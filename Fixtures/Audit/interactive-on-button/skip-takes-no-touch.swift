import SwiftUI

struct Controls: View {
    var body: some View {
        Button {
        } label: {
            Text("Play")
                .padding()
                .background {
                    Color.clear
                        .glassEffect(.regular.interactive(), in: .capsule)
                        .allowsHitTesting(false)
                }
        }
    }
}
