import SwiftUI

extension View {
    /// The wash lies over the material, so it has to be translucent.
    func chipPlate(_ wash: Color, in shape: some Shape) -> some View {
        liquidGlass(in: shape, tint: wash.opacity(0.15)) {
            $0.background(shape.fill(.ultraThinMaterial))
                    .overlay { shape.fill(wash.opacity(0.15)) }
        }
    }
}

struct FilterChip: View {
    let title: String
    let wash: Color
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text(title)
                .padding(8)
                .chipPlate(wash, in: Capsule())
        }
    }
}
