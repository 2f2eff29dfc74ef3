import SwiftUI

struct DismissButton: View {
    let dismiss: () -> Void

    var body: some View {
        Button("Not now", action: dismiss)
            .padding()
            .liquidGlass(in: Capsule()) {
                $0.background(.thinMaterial)
                    .clipShape(Capsule())
            }
    }
}
