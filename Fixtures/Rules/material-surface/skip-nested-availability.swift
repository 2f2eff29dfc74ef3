import SwiftUI

struct OldAndNewBadge: View {
    let isPrivate: Bool
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            if #available(iOS 26.0, macOS 26.0, *) {
                Text("Badge").glassEffect(.regular, in: .capsule)
            } else {
                if isPrivate {
                    Text("Badge")
                        .background {
                            Capsule().fill(.thinMaterial)
                        }
                } else {
                    Text("Badge")
                }
            }
        }
    }
}
