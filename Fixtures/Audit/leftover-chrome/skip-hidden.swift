import SwiftUI

struct Example: View {
    var body: some View {
        Text("Ready")
            .padding()
            .glassEffect()
            .toolbarBackground(.hidden, for: .navigationBar)
            .toolbarBackground(Color.clear, for: .tabBar)
    }
}
