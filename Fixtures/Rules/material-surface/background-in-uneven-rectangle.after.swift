import SwiftUI

/// Leading and trailing corners swap in right-to-left languages, so the shape must stay as it is written.
struct RouteScreen: View {
    let distance: String

    var body: some View {
        Image("map")
            .resizable()
            .overlay(alignment: .topLeading) {
                Text(distance)
                    .padding(12)
                    .liquidGlass(in: UnevenRoundedRectangle(bottomTrailingRadius: 16, topTrailingRadius: 16)) {
                        $0.background(
                            .thinMaterial,
                            in: UnevenRoundedRectangle(bottomTrailingRadius: 16, topTrailingRadius: 16)
                        )
                    }
            }
    }
}
