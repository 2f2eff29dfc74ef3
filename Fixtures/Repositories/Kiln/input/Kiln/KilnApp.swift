import KilnKit
import SwiftUI

@main
struct KilnApp: App {
    var body: some Scene {
        WindowGroup {
            FiringView(firing: Firing(cone: 6, hours: 9))
        }
    }
}
