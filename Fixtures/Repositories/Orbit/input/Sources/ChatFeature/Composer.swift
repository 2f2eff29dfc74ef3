import SwiftUI

struct Composer: View {
    @Binding var draft: String
    let onSend: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 8) {
            TextField("Message", text: $draft)
                .padding(.horizontal, 16)
                .padding(.vertical, 10)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 22))
            Button(action: onSend) {
                Image(systemName: "arrow.up")
                    .font(.headline)
                    .frame(width: 40, height: 40)
                    .background(.regularMaterial, in: Circle())
            }
            .disabled(draft.isEmpty)
        }
        .padding(.horizontal)
        .padding(.bottom, 8)
    }
}
