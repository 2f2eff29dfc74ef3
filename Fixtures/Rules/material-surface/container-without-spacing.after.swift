import SwiftUI

struct TripMeters: View {
    let distance: String
    let time: String

    var body: some View {
        LiquidGlassContainer(spacing: 0) {
            VStack {
                Text(distance)
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                Text("so far")
                Text(time)
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
            }
        }
    }
}
