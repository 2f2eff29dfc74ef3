import SwiftUI

struct FeedScreen: View {
    var body: some View {
        NavigationStack {
            Text("Feed")
                .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        }
    }
}
