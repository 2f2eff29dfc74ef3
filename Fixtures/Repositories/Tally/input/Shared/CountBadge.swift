import SwiftUI

/// In the app and in the widget.
struct CountBadge: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            .font(.title2)
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .background(.thinMaterial, in: Capsule())
    }
}
