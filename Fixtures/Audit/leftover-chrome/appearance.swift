import SwiftUI
import UIKit

@MainActor func styleBars() {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    UINavigationBar.appearance().standardAppearance = bar

    let tabs = UITabBarAppearance()
    tabs.configureWithDefaultBackground()
    tabs.backgroundColor = UIColor.systemBackground
    UITabBar.appearance().standardAppearance = tabs
}

struct Example: View {
    var body: some View { Text("Ready").padding().glassEffect() }
}
