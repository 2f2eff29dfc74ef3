import SwiftUI

struct BackButton: View {
    let back: () -> Void

    var body: some View {
        Button(action: back) {
            Image(systemName: "chevron.left")
                .padding(12)
                .liquidGlass(in: Circle()) {
                    $0.background(.ultraThinMaterial, in: Circle())
                        .overlay(Circle().stroke(Color.white.opacity(0.2), lineWidth: 1))
                }
        }
    }
}
