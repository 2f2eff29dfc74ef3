import SwiftUI

struct Screen: View {
    var body: some View {
        Text("Screen")
            .toolbar {
                Button("Done") {}.prominentGlass()
            }
    }
}

extension View {
    func prominentGlass() -> some View {
        buttonStyle(.glassProminent)
    }
}
