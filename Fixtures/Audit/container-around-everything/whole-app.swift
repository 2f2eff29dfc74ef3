import SwiftUI

struct Example: App {
    var body: some Scene {
        WindowGroup {
            GlassEffectContainer(spacing: 20) {
                Home()
            }
        }
    }
}

struct Home: View {
    var body: some View { Text("Home") }
}
