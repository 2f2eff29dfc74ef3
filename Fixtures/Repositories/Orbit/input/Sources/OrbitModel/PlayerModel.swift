import SwiftUI

@MainActor
public final class PlayerModel: ObservableObject {
    @Published public private(set) var current: Episode?
    @Published public private(set) var isPlaying = false
    @Published public var speed = 1.0

    public init() {}

    public func play(_ episode: Episode) {
        current = episode
        isPlaying = true
    }

    public func toggle() {
        isPlaying.toggle()
    }

    public func stop() {
        current = nil
        isPlaying = false
    }
}
