import SwiftUI

struct Pill: View {
    let open: () -> Void

    var body: some View { Button(action: open) { Text("Open").padding(8).liquidGlass(in: Capsule()) {
        $0.background(.bar, in: Capsule())
    } } }
}
