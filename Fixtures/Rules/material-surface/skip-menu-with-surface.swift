import SwiftUI

struct ZoomMenu: View {
    var body: some View {
        Menu("Zoom") {
            Button("100 %") {}
        }
        .padding(10)
        .background(.regularMaterial, in: Capsule())
    }
}
