import SwiftUI

/// The clip of the same shape may not stay behind the glass.
struct VoteButton: View {
    let vote: () -> Void

    var body: some View {
        Button(action: vote) {
            Text("Vote")
                .padding(14)
                .background(.regularMaterial, in: Capsule())
                .foregroundStyle(.primary)
                .clipShape(Capsule())
        }
    }
}
