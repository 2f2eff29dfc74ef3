import SwiftUI

/// The cluster of round buttons in the corner of the map.
struct MapControls: View {
    let onLocate: @MainActor () -> Void
    let onNorth: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 10) {
            Button(action: onLocate) {
                Image(systemName: "location.fill")
                    .frame(width: 44, height: 44)
                    .background(.ultraThinMaterial, in: Circle())
            }
            .accessibilityLabel("My place")
            Button(action: onNorth) {
                Image(systemName: "location.north.line")
                    .frame(width: 44, height: 44)
                    .background(.ultraThinMaterial, in: Circle())
            }
            .accessibilityLabel("North up")
        }
        #if os(iOS)
        .padding(.bottom, 64)
        #endif
    }
}
