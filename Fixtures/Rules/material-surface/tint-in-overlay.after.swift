import SwiftUI

struct StarBadge: View {
    let star: () -> Void

    var body: some View {
        Button(action: star) {
            Image(systemName: "star")
                .frame(width: 44, height: 44)
                .liquidGlass(in: Circle(), tint: Color.blue.opacity(0.2)) {
                    $0.background(Circle().fill(.ultraThinMaterial).overlay(Circle().fill(Color.blue.opacity(0.2))))
                }
        }
    }
}
