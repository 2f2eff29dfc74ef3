import SwiftUI

struct LayersButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Image(systemName: "square.3.layers.3d")
                .padding(10)
                .liquidGlass(in: Circle()) { $0.background(SwiftUI.Material.thinMaterial, in: Circle()) }
        }
    }
}
