import SwiftUI

/// The clip has another shape and would cut the glass.
struct TicketButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Ticket")
                .padding(14)
                .background(.regularMaterial, in: Capsule())
                .font(.headline)
                .clipShape(RoundedRectangle(cornerRadius: 4))
        }
    }
}
