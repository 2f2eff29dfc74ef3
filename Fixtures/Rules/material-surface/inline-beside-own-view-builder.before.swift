// options: --min-ios 17 --style inline --xcode 26
import SwiftUI

/// Builds the views of a map.
struct ViewBuilder {
    let zoom: Double
}

extension View {
    func plaque() -> some View {
        padding(12)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    }

    @SwiftUI.ViewBuilder
    func sign() -> some View {
        padding(12)
            .background(.thinMaterial, in: Capsule())
    }
}

struct Harbour: View {
    var body: some View {
        Image("harbour")
            .overlay(alignment: .top) { Button("Pier") {}.plaque() }
            .overlay(alignment: .bottom) { Button("Quay") {}.sign() }
    }
}
