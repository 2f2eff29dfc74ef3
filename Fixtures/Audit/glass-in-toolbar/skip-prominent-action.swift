import SwiftUI

struct Editor: View {
    var body: some View {
        Text("Editor")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {}
                        .buttonStyle(.glassProminent)
                }
            }
    }
}
