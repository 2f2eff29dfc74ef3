import SwiftUI
import UIKit

enum Design { static let usesGlass = true }

@MainActor func styleBars() {
    if !Design.usesGlass {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        UINavigationBar.appearance().standardAppearance = bar
    }
}

struct Example: View {
    var body: some View { Text("Ready").padding().glassEffect() }
}
