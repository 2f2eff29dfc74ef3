/// What a tile is covered with.
public struct Color: Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

/// The outline of a tile.
public enum Shape: Sendable {
    case square, hexagon
}
