import SwiftUI

struct GridToggle: View {
    @Binding var showsGrid: Bool

    var body: some View {
        Button {
            showsGrid.toggle()
        } label: {
            Image(systemName: "grid")
                .padding(12)
                .liquidGlass(in: Circle()) {
                    $0.background(.regularMaterial)
                        .overlay(Circle().stroke(.white.opacity(0.3)))
                        .clipShape(Circle())
                }
        }
    }
}
