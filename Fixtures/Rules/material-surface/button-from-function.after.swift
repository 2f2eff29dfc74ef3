import SwiftUI

struct DrawingTools: View {
    let pick: (String) -> Void

    var body: some View {
        VStack {
            tool("pencil")
            tool("eraser")
        }
    }

    private func tool(_ symbol: String) -> some View {
        Button {
            pick(symbol)
        } label: {
            Image(systemName: symbol)
                .padding(12)
                .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
        }
    }
}
