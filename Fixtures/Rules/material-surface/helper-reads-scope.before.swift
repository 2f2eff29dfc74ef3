// options: --helper dockGlass
import SwiftUI

private let dockMaterial = Material.thin

extension View {
    @ViewBuilder
    func dockGlass(in shape: some Shape) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape)
        } else {
            background(dockMaterial, in: shape)
        }
    }
}

struct DockScreen: View {
    let dockMaterial = Material.ultraThick

    var body: some View {
        Image("dock")
            .resizable()
            .overlay(alignment: .top) {
                Text("Crates").padding().background(dockMaterial, in: Circle())
            }
            .overlay(alignment: .bottom) {
                Text("Barrels").padding().background(.thinMaterial, in: Circle())
            }
    }
}
