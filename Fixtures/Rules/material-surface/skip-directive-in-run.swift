import SwiftUI

struct ShareButton: View {
    let share: () -> Void

    var body: some View {
        Button(action: share) {
            Text("Share")
                .padding()
                .background(.ultraThinMaterial)
                #if os(iOS)
                .clipShape(Capsule())
                #else
                .cornerRadius(6)
                #endif
        }
    }
}
