// glass-migrate:ignore-file material-surface -- not this one
import SwiftUI

struct Card: View {
    var body: some View {
        // glass-migrate:ignore
        Text("a").padding().background(.thinMaterial, in: Capsule())
        Text("b").background(.thinMaterial)  // glass-migrate:ignore material-surface, content — why
        /* glass-migrate:ignore-next-line (remark) */

        // another comment
        Text("c").background(.thinMaterial)
        /* glass-migrate:ignore
           goes on */ Text("d").background(.bar)
        // glass-migrate:ignore-something
    }
}
