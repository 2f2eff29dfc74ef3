import SwiftUI

/// The app's own type: its cases only look like materials.
enum Frosting {
    case ultraThinMaterial
    case thinMaterial
    case none
}

extension View {
    func cake(_ flavour: String, fallback: Frosting) -> some View {
        opacity(fallback == .none ? 1 : 0.9)
    }
}

struct CakeView: View {
    @State private var frosting: Frosting = .thinMaterial

    var body: some View {
        Button("Vanilla") { frosting = .ultraThinMaterial }
            .cake("vanilla", fallback: .ultraThinMaterial)
    }
}
