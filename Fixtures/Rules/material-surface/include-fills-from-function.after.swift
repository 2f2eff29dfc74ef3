// options: --include fills
import SwiftUI

struct Palette {
    let pressed: Color
    let rest: Color
}

struct PalettedStyle: ButtonStyle {
    let palette: Palette
    let radius: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(12)
            .background(plate(configuration))
            .fontWeight(.semibold)
    }

    private func plate(_ configuration: Configuration) -> some View {
        Color.clear
            .liquidGlass(in: RoundedRectangle(cornerRadius: radius)) { _ in
                RoundedRectangle(cornerRadius: radius)
                    .fill(configuration.isPressed ? palette.pressed : palette.rest)
            }
    }
}
