import SwiftUI

struct LockedNote: View {
    let text: String

    var body: some View {
        Text(text)
            .padding()
            .overlay(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
}
