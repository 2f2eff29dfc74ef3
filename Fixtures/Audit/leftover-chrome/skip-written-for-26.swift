// floors: iOS 17
import SwiftUI

struct Example: View {
    var body: some View {
        if #available(iOS 26, *) {
            tabs
        } else {
            Text("Ready").padding().background(.ultraThinMaterial, in: .capsule)
        }
    }

    @available(iOS 26, *)
    private var tabs: some View {
        Text("Ready")
            .padding()
            .glassEffect()
            .toolbarBackground(Color.orange.opacity(0.5), for: .tabBar)
    }
}
