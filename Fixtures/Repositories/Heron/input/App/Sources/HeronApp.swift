import Plumage
import SwiftUI

@main
struct HeronApp: App {
    var body: some Scene {
        WindowGroup {
            LogView()
        }
    }
}
