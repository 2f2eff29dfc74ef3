import SwiftUI

@main
struct KioskApp: App {
    var body: some Scene {
        WindowGroup {
            BoatButton(boat: Boat(name: "Tern")) {}
        }
    }
}
