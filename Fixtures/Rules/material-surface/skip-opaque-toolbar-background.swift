import SwiftUI

/// A solid bar over a map is a decision.
struct AtlasScreen: View {
    var body: some View {
        Image("atlas")
            .toolbarBackground(.visible, for: .tabBar)
            .toolbarBackground(Color.black, for: .tabBar)
    }
}
