// options: --containers never
import SwiftUI

struct PlaybackButtons: View {
    let slower: () -> Void
    let faster: () -> Void

    var body: some View {
        HStack(spacing: 10) {
            Button(action: slower) {
                Image(systemName: "tortoise")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
            }
            Button(action: faster) {
                Image(systemName: "hare")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
            }
        }
    }
}
