import SwiftUI

struct SidebarToggle: View {
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            #if targetEnvironment(macCatalyst)
                Image(systemName: "sidebar.left")
                    .padding(10)
                    .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
            #else
                Image(systemName: "sidebar.left")
            #endif
        }
    }
}
