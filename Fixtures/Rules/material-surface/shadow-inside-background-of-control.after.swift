import SwiftUI

struct BookmarkButton: View {
    let mark: () -> Void

    var body: some View {
        Button(action: mark) {
            Image(systemName: "bookmark")
                .padding(12)
                .liquidGlass(in: Circle()) {
                    $0.background(Circle().fill(.ultraThinMaterial).shadow(color: .black.opacity(0.2), radius: 5))
                }
        }
    }
}
