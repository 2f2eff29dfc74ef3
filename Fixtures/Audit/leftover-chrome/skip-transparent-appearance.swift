import SwiftUI
import UIKit

@MainActor func styleBars() {
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.backgroundColor = .clear
    bar.shadowColor = .clear
    UINavigationBar.appearance().standardAppearance = bar
}

struct Example: View {
    var body: some View { Text("Ready").padding().glassEffect() }
}
