import SwiftUI

/// Says that a stream is live. The first surface that we moved to the new material.
public struct LiveBadge: View {
    public init() {}

    public var body: some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            label
                .glassEffect(.regular.tint(.red), in: .capsule)
        } else {
            label
                .background(.ultraThinMaterial, in: .capsule)
        }
    }

    private var label: some View {
        Label("Live", systemImage: "dot.radiowaves.left.and.right")
            .font(.caption)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
    }
}
