import SwiftUI
import UIKit

struct BlurView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

struct BlurredScreen: View {
    let title: String

    var body: some View {
        Image("lake")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(title)
                    .padding()
                    .background(BlurView())
                    .clipShape(Capsule())
            }
    }
}
