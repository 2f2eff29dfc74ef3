import SwiftUI

actor Layout {
    func radius() -> CGFloat { 12 }
}

@MainActor
func badge(_ layout: Layout) async -> some View {
    Text("Badge")
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: await layout.radius()))
}
