import DesignSystem
import OrbitModel
import SwiftUI

@main
struct OrbitApp: App {
    @StateObject private var player = PlayerModel()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(player)
                .overlay {
                    if scenePhase != .active {
                        PrivacyCover()
                    }
                }
        }
    }
}
