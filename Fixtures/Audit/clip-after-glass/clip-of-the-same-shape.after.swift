import SwiftUI

struct PlayerPill: View {
    let title: String

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "music.note")
            Text(title).lineLimit(1)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
        .glassEffect(.regular, in: .rect(cornerRadius: 18))
    }
}
