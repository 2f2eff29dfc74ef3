import SwiftUI

/// A rim behind the shadow would be left on the glass: both go.
struct CompassBadge: View {
    let heading: String

    var body: some View {
        Image("map")
            .resizable()
            .overlay(alignment: .topTrailing) {
                Text(heading)
                    .padding()
                    .liquidGlass(in: .rect(cornerRadius: 25)) {
                        $0.background(.ultraThinMaterial)
                            .cornerRadius(25)
                            .shadow(color: .black.opacity(0.2), radius: 10)
                            .overlay(RoundedRectangle(cornerRadius: 25).stroke(.white.opacity(0.3)))
                    }
            }
    }
}
