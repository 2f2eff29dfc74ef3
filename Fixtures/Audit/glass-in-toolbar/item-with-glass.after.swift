import SwiftUI

struct Inbox: View {
    var body: some View {
        NavigationStack {
            Text("Inbox")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Compose", systemImage: "square.and.pencil") {}
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        Image(systemName: "person")
                            .padding(8)
                    }
                }
        }
    }
}
