import SwiftUI

struct Library: View {
    var body: some View {
        Text("Library")
            .toolbar { LibraryTools() }
    }
}

struct LibraryTools: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .bottomBar) {
            FilterChip()
        }
    }
}

struct FilterChip: View {
    var body: some View {
        Text("Unread")
            .padding(8)
            .glassEffect()
    }
}
