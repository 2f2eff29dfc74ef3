import SwiftUI

struct MoodCard: View {
    let mood: String

    var body: some View {
        Text(mood)
            .padding(24)
            .liquidGlass(in: RoundedRectangle(cornerRadius: 18, style: .continuous)) {
                $0.background(
                    RoundedRectangle(cornerRadius: 18, style: .continuous)
                        .fill(.ultraThinMaterial)
                        .overlay(
                            RoundedRectangle(cornerRadius: 18, style: .continuous)
                                .stroke(.white.opacity(0.12), lineWidth: 1)
                        )
                        .shadow(color: .black.opacity(0.2), radius: 8)
                )
            }
    }
}
