import SwiftUI

struct ZoomLabel: View {
    let zoom: String
    let cycle: () -> Void

    var body: some View {
        Button(action: cycle) {
            Text(zoom)
                .padding(8)
                .background {
                    Capsule().fill(.regularMaterial)
                }
        }
    }
}
