import SwiftUI

struct Elevation {
    let color: Color
    let radius: CGFloat
}

struct PayButton: View {
    let elevation: Elevation
    let pay: () -> Void

    var body: some View {
        Button(action: pay) {
            Text("Pay")
                .padding()
                .liquidGlass(in: .capsule) { $0.background(.ultraThinMaterial, in: .capsule) }
                .shadow(color: elevation.color, radius: elevation.radius)
        }
    }
}
