import SwiftUI

struct Tokens {
    func radius() throws -> CGFloat { 12 }
}

@MainActor
func chip(_ tokens: Tokens) throws -> some View {
    try Text("Chip")
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: tokens.radius()))
}
