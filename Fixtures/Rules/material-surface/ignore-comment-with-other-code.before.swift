import SwiftUI

struct TrimButton: View {
    let trim: () -> Void

    var body: some View {
        Button(action: trim) {
            Image(systemName: "scissors")
                .padding(12)
                .background(.thinMaterial, in: Circle()) // glass-migrate:ignore effect-view
        }
    }
}
