import SwiftUI

struct Editor: View {
    var body: some View {
        Text("Editor")
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text("Room 4")
                        .padding(6)
                        .glassEffect(.regular, in: .capsule)
                }
            }
    }
}
