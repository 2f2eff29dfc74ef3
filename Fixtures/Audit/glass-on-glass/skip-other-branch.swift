// floors: iOS 17
import SwiftUI

extension View {
    @ViewBuilder
    func bar() -> some View {
        if #available(iOS 26.0, *) {
            padding().glassEffect(.regular, in: .capsule)
        } else {
            padding().background(.bar, in: Capsule())
        }
    }
}

struct Switcher: View {
    let isCompact: Bool

    var body: some View {
        if #available(iOS 26.0, *) {
            if isCompact {
                Text("A").padding().glassEffect()
            } else {
                Text("B").padding().glassEffect(.regular, in: .rect(cornerRadius: 8))
            }
        }
    }
}
