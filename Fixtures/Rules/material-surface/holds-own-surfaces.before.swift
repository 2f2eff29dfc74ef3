import SwiftUI

struct Badge: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            .padding(6)
            .background(.thinMaterial, in: Circle())
    }
}

struct InboxButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            HStack {
                Text("Inbox")
                Badge(count: 3)
            }
            .padding()
            .background(.regularMaterial, in: Capsule())
        }
    }
}
