import SwiftUI

/// The disc decorates the page and carries no control.
struct WheelScreen: View {
    let side: CGFloat

    var body: some View {
        ScrollView {
            Text("January")
        }
        .background {
            Circle()
                .fill(.ultraThinMaterial)
                .frame(width: side, height: side)
                .offset(x: side / 2)
        }
    }
}
