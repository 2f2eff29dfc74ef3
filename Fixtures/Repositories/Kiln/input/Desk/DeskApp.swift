import KilnKit
import SwiftUI

@main
struct DeskApp: App {
    var body: some Scene {
        WindowGroup {
            HStack {
                ConeBadge(cone: 10)
                StopButton {}
            }
        }
    }
}
