import SwiftUI

struct AskBar: View {
    @Binding var question: String
    let ask: () -> Void

    var body: some View {
        HStack(spacing: 8) {
            TextField("Question", text: $question)
                .padding(12)
                .liquidGlassBackground(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
            Button(action: ask) {
                Image(systemName: "arrow.up")
                    .padding(12)
                    .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
            }
        }
    }
}
