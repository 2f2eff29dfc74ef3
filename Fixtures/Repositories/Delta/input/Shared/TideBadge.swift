import SwiftUI

struct TideBadge: View {
    let metres: Double
    let onExplain: () -> Void

    var body: some View {
        Button(action: onExplain) {
            Text(metres, format: .number)
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .background(.thinMaterial, in: Capsule())
        }
    }
}
