import SwiftUI

@main
struct SummitApp: App {
    var body: some Scene {
        WindowGroup {
            RouteView()
        }
    }
}
