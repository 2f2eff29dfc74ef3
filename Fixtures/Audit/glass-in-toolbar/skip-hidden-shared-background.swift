import SwiftUI

struct Editor: View {
    var body: some View {
        Text("Editor")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Text("Live")
                        .padding(6)
                        .glassEffect(.regular, in: .capsule)
                }
                .sharedBackgroundVisibility(.hidden)
            }
    }
}
