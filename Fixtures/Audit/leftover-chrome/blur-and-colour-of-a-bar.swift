import SwiftUI

struct Example: View {
    var body: some View {
        NavigationStack {
            Text("Ready")
                .padding()
                .glassEffect()
                .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        }
        .toolbarBackground(Color.orange, for: .tabBar)
    }
}
