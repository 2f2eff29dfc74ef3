import SwiftUI

@main
struct QuarryApp: App {
    var body: some Scene {
        WindowGroup {
            StoneView()
        }
    }
}
