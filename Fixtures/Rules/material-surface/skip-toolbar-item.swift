import SwiftUI

struct WatchScreen: View {
    let watch: () -> Void

    var body: some View {
        NavigationStack {
            Text("Repository")
                .toolbar {
                    ToolbarItem {
                        Button("Watch", action: watch)
                            .padding(6)
                            .background(.thinMaterial, in: .capsule)
                    }
                }
        }
    }
}
