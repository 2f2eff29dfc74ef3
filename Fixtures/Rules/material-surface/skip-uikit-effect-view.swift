import UIKit

final class CardView: UIView {
    func addBlur() {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.layer.cornerRadius = 16
        blur.clipsToBounds = true
        insertSubview(blur, at: 0)
    }
}
