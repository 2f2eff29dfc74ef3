import SwiftUI

struct NoticeScreen: View {
    @State private var message: String? = "Saved"

    var body: some View {
        Image("document")
            .resizable()
            .overlay(alignment: .top) {
                HStack {
                    Image(systemName: "info.circle")
                    Text(message ?? "")
                }
                .padding()
                .liquidGlass(in: .capsule, interactive: true) { $0.background(.ultraThinMaterial, in: .capsule) }
                .onTapGesture { message = nil }
            }
    }
}
