import SwiftUI

/// A column of things is a panel that may fill the window's height, and a label is no bar.
struct LayersPanel: View {
    let add: () -> Void

    var body: some View {
        VStack {
            Text("Layers")
            Button("Add", action: add)
        }
        .padding()
        .background(.regularMaterial)
    }
}

struct StatusLine: View {
    let text: String

    var body: some View {
        HStack {
            Text(text)
            Spacer()
        }
        .padding(4)
        .background(.bar)
    }
}
