// options: --include fills
import SwiftUI

/// The ring shows the selection, and it would go with the background.
struct PlanButton: View {
    let isSelected: Bool
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text("Yearly")
                .padding()
                .background(
                    Capsule()
                        .fill(Color.blue.opacity(0.1))
                        .overlay(Capsule().stroke(isSelected ? Color.blue : Color.clear, lineWidth: 2))
                )
        }
    }
}
