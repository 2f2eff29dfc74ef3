import SwiftUI
import UIKit

// glass-migrate:ignore effect-view
struct FrostView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

final class PosterController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let plate = UIVisualEffectView(effect: UIBlurEffect(style: .prominent)) // glass-migrate:ignore ui-kit
        view.addSubview(plate)
    }
}
