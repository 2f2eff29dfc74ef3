import SwiftUI

/// Building materials, not blurs.
struct Fabric {
    static let regular = Fabric()
    static let thin = Fabric()
    let name = "Linen"
}

struct FabricPicker: View {
    @State private var fabric = Fabric.thin
    let thinMaterial = "Voile"

    var body: some View {
        Button(fabric.name) { fabric = .regular }
            .background(Color.white)
        Text(thinMaterial)
    }
}
