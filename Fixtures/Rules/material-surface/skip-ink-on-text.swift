import SwiftUI

struct Watermark: View {
    var body: some View {
        VStack {
            Text("DRAFT")
                .font(.largeTitle)
                .foregroundStyle(.ultraThinMaterial)
            Image(systemName: "star.fill")
                .foregroundStyle(.regularMaterial)
        }
    }
}
