// options: --include fills
import SwiftUI

/// The colour reaches under the bars: it is the page's own.
struct ActivityPage: View {
    let color: Color
    let isExpanded: Bool

    var body: some View {
        VStack {
            Text("Rowing")
            Text("Today")
        }
        .background(color.opacity(0.8))
        .cornerRadius(isExpanded ? 0 : 20)
        .ignoresSafeArea()
    }
}
