// options: --include fills
import SwiftUI

/// The gradient and the rim are layers of a surface that fades out: it stays as it is, and so do they.
struct CaptionPlate: View {
    let text: String

    var body: some View {
        Text(text)
            .padding()
            .background {
                RoundedRectangle(cornerRadius: 12)
                    .fill(.ultraThinMaterial)
                    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.orange, lineWidth: 3))
                    .background(RoundedRectangle(cornerRadius: 12).fill(Color.orange.opacity(0.2)))
            }
    }
}
