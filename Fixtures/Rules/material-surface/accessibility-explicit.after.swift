// options: --accessibility explicit
import SwiftUI

struct LocateButton: View {
    let locate: () -> Void

    var body: some View {
        Button(action: locate) {
            Image(systemName: "location")
                .padding(12)
                .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
        }
    }
}
