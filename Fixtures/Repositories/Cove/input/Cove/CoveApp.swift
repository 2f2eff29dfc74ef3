import SwiftUI

@main
struct CoveApp: App {
    var body: some Scene {
        WindowGroup {
            BoatButton(boat: Boat(name: "Tern")) {}
        }
    }
}
