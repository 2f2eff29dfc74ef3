import SwiftUI

public struct Transport: View {
    private let isPlaying: Bool
    private let toggle: @MainActor () -> Void
    private let skip: @MainActor () -> Void

    public init(isPlaying: Bool, toggle: @escaping @MainActor () -> Void, skip: @escaping @MainActor () -> Void) {
        self.isPlaying = isPlaying
        self.toggle = toggle
        self.skip = skip
    }

    public var body: some View {
        HStack(spacing: 8) {
            Button(action: toggle) {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                    .padding(12)
                    .background(.ultraThinMaterial, in: Circle())
            }
            .buttonStyle(.plain)
            Button(action: skip) {
                Image(systemName: "forward.fill")
                    .padding(12)
                    .background(.ultraThinMaterial, in: Circle())
            }
            .buttonStyle(.plain)
        }
        #if !os(watchOS)
        .padding(.bottom, 8)
        #endif
    }
}
