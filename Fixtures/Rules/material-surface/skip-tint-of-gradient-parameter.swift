import SwiftUI

/// The wash may be any style, and glass takes a colour only.
struct FilterChip<Wash: ShapeStyle>: View {
    let title: String
    let wash: Wash
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text(title)
                .padding(8)
                .background(.ultraThinMaterial, in: Capsule())
                .overlay { Capsule().fill(wash.opacity(0.15)) }
        }
    }
}
