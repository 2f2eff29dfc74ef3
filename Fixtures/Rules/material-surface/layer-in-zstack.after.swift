import SwiftUI

struct QuoteCard: View {
    let quote: String

    var body: some View {
        ZStack {
            Color.clear
                .liquidGlass(in: RoundedRectangle(cornerRadius: 24)) { _ in
                    RoundedRectangle(cornerRadius: 24).fill(.ultraThinMaterial)
                }
            Text(quote)
                .padding(24)
        }
        .frame(height: 160)
        .padding()
    }
}
