import SwiftUI

/// The helper must not mean these.
enum Shape {
    case square
}

enum Environment {
    case development
}

struct Content {
    let text: String
}

struct LabelScreen: View {
    let content: Content
    let dismiss: () -> Void

    var body: some View {
        Image("lab")
            .resizable()
            .overlay(alignment: .top) {
                Text(content.text)
                    .padding()
                    .liquidGlass(in: Capsule(), interactive: true) { $0.background(.ultraThinMaterial, in: Capsule()) }
                    .onTapGesture { dismiss() }
            }
    }
}
