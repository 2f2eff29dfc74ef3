import SwiftUI

struct SidebarCard: View {
    let title: String

    var body: some View {
        #if targetEnvironment(macCatalyst)
        Text(title)
            .padding()
            .liquidGlass(in: .rect(cornerRadius: 8)) { $0.background(.regularMaterial, in: .rect(cornerRadius: 8)) }
        #else
        Text(title)
        #endif
    }
}
