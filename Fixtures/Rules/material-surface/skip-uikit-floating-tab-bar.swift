import UIKit

@MainActor
func makeFloatingTabBar() -> UIView {
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    bar.layer.cornerRadius = 28
    return bar
}
