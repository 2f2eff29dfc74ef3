import SwiftUI
import UIKit

@MainActor func styleBars(_ color: UIColor) {
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.backgroundColor = color
    UINavigationBar.appearance().standardAppearance = bar
}

struct Example: View {
    var body: some View { Text("Ready").padding().glassEffect() }
}
