import SwiftUI

struct AltitudeCard: View {
    let metres: Int

    var body: some View {
        Text("\(metres) m")
            .font(.title)
            .padding()
            .background(.regularMaterial)
            .cornerRadius(16)
            .overlay(RoundedRectangle(cornerRadius: 16).stroke(.white.opacity(0.2)))
    }
}
