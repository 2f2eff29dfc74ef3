import SwiftUI

struct SizeChip: View {
    let size: String
    let isSelected: Bool
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text(size)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background(.thinMaterial, in: Capsule())
                .overlay(Capsule().stroke(isSelected ? Color.blue : Color.clear, lineWidth: 2))
        }
    }
}
