import SwiftUI

public struct FilterChip: View {
    private let title: String
    private let isSelected: Bool
    private let action: @MainActor () -> Void

    public init(_ title: String, isSelected: Bool, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.isSelected = isSelected
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            Text(title)
                .font(.subheadline)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background {
                    Capsule().fill(.thinMaterial)
                }
                .overlay {
                    // The ring is the selection, not decoration.
                    Capsule().stroke(isSelected ? Theme.accent : .clear, lineWidth: 2)
                }
        }
        .buttonStyle(.plain)
    }
}
