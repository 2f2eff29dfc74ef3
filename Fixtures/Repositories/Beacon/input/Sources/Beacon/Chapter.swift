import SwiftUI

extension View {
    /// The chapter's name over the picture.
    public func chapter(_ name: String) -> some View {
        overlay(alignment: .bottomLeading) {
            Text(name)
                .font(.caption)
                .padding(8)
                .background {
                    RoundedRectangle(cornerRadius: 8, style: .continuous)
                        .fill(Material.thin)
                }
                .padding(8)
        }
    }
}
