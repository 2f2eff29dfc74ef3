import SwiftUI

enum KeyFill {
    case color(Color)
    case material
}

/// One case is a material, and glass in its place; the others stay as they are.
struct KeyView: View {
    let letter: String
    let fill: KeyFill
    let type: (String) -> Void

    var body: some View {
        Button {
            type(letter)
        } label: {
            Text(letter)
                .frame(width: 40, height: 40)
                .background(plate)
        }
    }

    @ViewBuilder
    private var plate: some View {
        switch fill {
        case .color(let color):
            Capsule().fill(color)
        case .material:
            Capsule().fill(.thinMaterial)
        }
    }
}
