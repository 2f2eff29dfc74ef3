import SwiftUI

@available(iOS, introduced: 17.0, obsoleted: 26.0, message: "Use the system's tab bar")
struct LegacyTabBar: View {
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text("Home")
                .padding()
                .background(.ultraThinMaterial, in: Capsule())
        }
    }
}
