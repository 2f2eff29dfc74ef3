import SwiftUI

@main
struct DeltaApp: App {
    var body: some Scene {
        WindowGroup {
            TideBadge(metres: 1.4) {}
        }
    }
}
