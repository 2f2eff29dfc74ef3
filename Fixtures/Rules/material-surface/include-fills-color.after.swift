// options: --include fills
import SwiftUI

struct RefreshButton: View {
    let refresh: () -> Void

    var body: some View {
        Button(action: refresh) {
            Image(systemName: "arrow.clockwise")
                .padding(12)
                .liquidGlass(in: Circle()) { $0.background(Color.white.opacity(0.15), in: Circle()) }
        }
    }
}
