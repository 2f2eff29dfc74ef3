import SwiftUI

struct Room: View {
    var body: some View {
        Text("Room")
            .toolbar {
                ToolbarItem(placement: .principal) { title }
            }
    }

    private var title: some View {
        Text("Room 4")
            .padding(6)
            .glassEffect(.regular, in: .capsule)
    }
}
