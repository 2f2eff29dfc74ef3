struct Counter: Hashable, Sendable {
    var name: String
    var count: Int

    static let sample = Counter(name: "Geese", count: 12)
}
