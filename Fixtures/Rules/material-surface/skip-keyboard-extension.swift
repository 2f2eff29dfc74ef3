import SwiftUI
import UIKit

struct KeyView: View {
    let letter: String

    var body: some View {
        Button(letter) {}
            .frame(width: 32, height: 44)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 6))
    }
}

final class KeyboardViewController: UIInputViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let keys = UIHostingController(rootView: KeyView(letter: "a"))
        view.addSubview(keys.view)
    }
}
