import SwiftUI

struct DraftButton: View {
    let boat: Boat
    let onHire: () -> Void

    var body: some View {
        Button(action: onHire) {
            Text(boat.name)
                .padding(.horizontal, 20)
                .padding(.vertical, 10)
                .background(.regularMaterial, in: Capsule())
        }
    }
}
