import SwiftUI

struct MovingTab: View {
    let namespace: Namespace.ID
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text("Today")
                .padding()
                .background {
                    Capsule().fill(.thinMaterial).matchedGeometryEffect(id: "tab", in: namespace)
                }
        }
    }
}
