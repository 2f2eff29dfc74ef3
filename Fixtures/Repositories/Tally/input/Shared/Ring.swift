import SwiftUI

struct Ring: View {
    let fraction: Double

    var body: some View {
        Circle()
            .trim(from: 0, to: fraction)
            .stroke(.tint, lineWidth: 12)
    }
}
