import SwiftUI

struct MailScreen: View {
    let reply: () -> Void

    var body: some View {
        Text("Mail")
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button(action: reply) {
                        Image(systemName: "arrowshape.turn.up.left")
                            .padding(8)
                            .background(Circle().fill(.ultraThinMaterial))
                    }
                }
            }
    }
}
