import SwiftUI

struct ActionsScreen: View {
    @State private var isOpen = false

    var body: some View {
        VStack(spacing: 12) {
            if isOpen {
                Button {
                } label: {
                    Image(systemName: "camera")
                        .padding(14)
                        .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
                }
                .transition(.scale)
            }
            Button {
                withAnimation { isOpen.toggle() }
            } label: {
                Image(systemName: "plus")
                    .padding(14)
                    .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
            }
        }
    }
}
