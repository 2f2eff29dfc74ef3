import SwiftUI

struct ZoomButtons: View {
    let zoom: (Int) -> Void

    var body: some View {
        VStack {
            Button { zoom(1) } label: {
                Image(systemName: "plus")
                    .padding(12)
                    // glass-migrate:ignore material-surface -- the loupe shows through
                    // Design agreed to this in March.

                    .background(.thinMaterial, in: Circle())
            }
            Button { zoom(-1) } label: {
                Image(systemName: "minus")
                    .padding(12)
                    .background(.regularMaterial)
                    .clipShape(Circle()) // glass-migrate:ignore: one of a pair
            }
            Button { zoom(0) } label: {
                Image(systemName: "equal")
                    .padding(12) /* glass-migrate:ignore-next-line material-surface, effect-view */
                    .background(.thinMaterial, in: Circle())
            }
            Button { zoom(2) } label: {
                Image(systemName: "arrow.up")
                    .padding(12)
                    /* glass-migrate:ignore
                       The arrow is drawn by hand. */
                    .background(.thinMaterial, in: Circle())
            }
        }
    }
}
