public struct Firing: Hashable, Sendable {
    public let cone: Int
    public let hours: Int

    public init(cone: Int, hours: Int) {
        self.cone = cone
        self.hours = hours
    }
}
