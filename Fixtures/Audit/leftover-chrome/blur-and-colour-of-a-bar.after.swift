import SwiftUI

struct Example: View {
    var body: some View {
        NavigationStack {
            Text("Ready")
                .padding()
                .glassEffect()
        }
        .toolbarBackground(Color.orange, for: .tabBar)
    }
}
