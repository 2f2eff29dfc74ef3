import SwiftUI

struct Badge: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            .padding(6)
            .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
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
            .liquidGlass(in: Capsule()) { $0.background(.regularMaterial, in: Capsule()) }
        }
    }
}
