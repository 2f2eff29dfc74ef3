import SwiftUI

struct HelpButton: View {
    let help: () -> Void

    var body: some View {
        Button(action: help) {
            Image(systemName: "questionmark")
                .padding(12)
                .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
                .padding(4)
                .shadow(radius: 3)
        }
    }
}
