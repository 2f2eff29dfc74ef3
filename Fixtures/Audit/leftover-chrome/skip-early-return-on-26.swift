// floors: iOS 17
import SwiftUI
import UIKit

@MainActor func styleBars() {
    if #available(iOS 26, *) { return }
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    UINavigationBar.appearance().standardAppearance = bar
}

struct Example: View {
    var body: some View {
        if #available(iOS 26, *) {
            Text("Ready").padding().glassEffect()
        } else {
            Text("Ready").padding().background(.ultraThinMaterial, in: .capsule)
        }
    }
}
