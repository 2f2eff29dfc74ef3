import SwiftUI

struct ComposeButton: View {
    let compose: () -> Void

    var body: some View {
        Button(action: compose) {
            Image(systemName: "square.and.pencil")
                .frame(width: 56, height: 56)
                .background(.regularMaterial, in: Circle())
                .shadow(color: .black.opacity(0.15), radius: 10, y: 4)
        }
    }
}
