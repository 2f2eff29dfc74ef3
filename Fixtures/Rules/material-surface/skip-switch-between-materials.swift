import SwiftUI

enum Thickness {
    case thin
    case thick
}

/// Which glass is meant in each case?
struct ThicknessButton: View {
    let thickness: Thickness
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Thickness")
                .padding()
                .background(plate)
        }
    }

    @ViewBuilder
    private var plate: some View {
        switch thickness {
        case .thin:
            Capsule().fill(.thinMaterial)
        case .thick:
            Capsule().fill(.thickMaterial)
        }
    }
}
