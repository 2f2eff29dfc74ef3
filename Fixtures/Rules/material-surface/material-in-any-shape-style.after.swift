import SwiftUI

struct FollowButton: View {
    let follow: () -> Void

    var body: some View {
        Button(action: follow) {
            Text("Follow")
                .padding(.horizontal, 20)
                .padding(.vertical, 8)
                .liquidGlass(in: .capsule) { $0.background(AnyShapeStyle(.thinMaterial), in: .capsule) }
        }
    }
}
