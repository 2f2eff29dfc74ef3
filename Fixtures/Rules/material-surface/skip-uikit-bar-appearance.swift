import UIKit

@MainActor
func styleNavigationBar() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    UINavigationBar.appearance().standardAppearance = appearance
}
