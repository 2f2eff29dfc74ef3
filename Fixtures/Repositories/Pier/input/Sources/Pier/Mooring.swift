public struct Mooring: Sendable {
    public let berth: Int

    public init(berth: Int) {
        self.berth = berth
    }
}
