// options: --include fills
import SwiftUI

/// The faint mark belongs to the plate that it slides on.
struct SideSwitcher: View {
    @Binding var isRight: Bool

    var body: some View {
        ZStack(alignment: .leading) {
            Capsule()
                .fill(Color.white.opacity(0.2))
                .frame(width: 80)
                .offset(x: isRight ? 80 : 0)
            HStack(spacing: 0) {
                Button("Left") { isRight = false }
                    .frame(width: 80)
                Button("Right") { isRight = true }
                    .frame(width: 80)
            }
        }
        .frame(height: 44)
        .liquidGlass(in: Capsule()) { $0.background(Color.black.opacity(0.6), in: Capsule()) }
    }
}
