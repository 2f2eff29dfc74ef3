import UIKit

final class VibrantLabel: UIView {
    func addVibrancy() {
        let blur = UIBlurEffect(style: .systemThinMaterial)
        let backdrop = UIVisualEffectView(effect: blur)
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        backdrop.contentView.addSubview(vibrancy)
        addSubview(backdrop)
    }
}
