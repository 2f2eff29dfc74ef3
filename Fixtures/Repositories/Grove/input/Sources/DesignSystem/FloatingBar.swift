import SwiftUI

/// A bar that floats above the bottom edge.
public struct FloatingBar<Content: View>: View {
	private let content: Content

	public init(@ViewBuilder content: () -> Content) {
		self.content = content()
	}

	public var body: some View {
		HStack(spacing: 20) {
			content
		}
		.padding(.horizontal, 20)
		.padding(.vertical, 12)
		.background(.regularMaterial, in: Capsule())
		.overlay(Capsule().stroke(.white.opacity(0.2), lineWidth: 0.5))
	}
}
