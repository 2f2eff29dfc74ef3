// options: --include fills
import SwiftUI

/// The circle is what people choose, not a plate behind it.
struct SwatchButton: View {
    let color: Color
    let isChosen: Bool
    let choose: () -> Void

    var body: some View {
        Button(action: choose) {
            Circle()
                .fill(color)
                .frame(width: 32, height: 32)
                .overlay(Circle().stroke(isChosen ? Color.primary : Color.clear, lineWidth: 2))
        }
    }
}
