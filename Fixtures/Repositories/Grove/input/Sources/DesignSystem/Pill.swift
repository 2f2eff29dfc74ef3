import SwiftUI

extension View {
	/// The frosted pill of tags and buttons.
	public func pill() -> some View {
		padding(.horizontal, 12)
			.padding(.vertical, 6)
			.background(.ultraThinMaterial, in: Capsule())
	}
}
