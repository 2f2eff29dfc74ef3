import SwiftUI

/// Only a function of all views would be in the way.
struct Flags {
    let glassEffect: Bool
}

struct FlagButton: View {
    let flags: Flags
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            Text(flags.glassEffect ? "On" : "Off")
                .padding()
                .background(.thinMaterial, in: Capsule())
        }
    }
}
