import SwiftUI

struct DismissButton: View {
    let dismiss: () -> Void

    var body: some View {
        Button("Not now", action: dismiss)
            .padding()
            .background(.thinMaterial)
            .clipShape(Capsule())
    }
}
