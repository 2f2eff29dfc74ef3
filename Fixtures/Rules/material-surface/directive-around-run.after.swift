import SwiftUI

struct SyncButton: View {
    let sync: () -> Void

    var body: some View {
        Button(action: sync) {
            Text("Sync")
                .padding()
                #if os(iOS)
                .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                #else
                .background(Color.gray.opacity(0.2), in: Capsule())
                #endif
        }
    }
}
