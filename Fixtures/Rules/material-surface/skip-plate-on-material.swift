import SwiftUI

/// The subject is painted itself: an opaque plate hides the material, a translucent one is one more layer.
struct PlatedLabels: View {
    var body: some View {
        VStack {
            Text("Saved")
                .padding()
                .background(
                    RoundedRectangle(cornerRadius: 12).fill(Color.white.opacity(0.15))
                        .background(RoundedRectangle(cornerRadius: 12).fill(.ultraThinMaterial))
                )
            RoundedRectangle(cornerRadius: 20)
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
        }
    }
}
