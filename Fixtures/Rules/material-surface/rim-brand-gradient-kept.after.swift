import SwiftUI

struct UpgradeButton: View {
    let upgrade: () -> Void

    var body: some View {
        Button(action: upgrade) {
            Text("Upgrade")
                .padding()
                .liquidGlass(in: .capsule) { $0.background(.ultraThinMaterial, in: .capsule) }
                .overlay(
                    Capsule().stroke(
                        LinearGradient(colors: [.white, .cyan], startPoint: .top, endPoint: .bottom), lineWidth: 1)
                )
        }
    }
}
