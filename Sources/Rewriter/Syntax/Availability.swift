/// An `#available(…)` or `#unavailable(…)` condition.
public struct Availability: Sendable {
    /// `iOS 26.0` as `("iOS", 26)`; the `*` isn't listed.
    public let versions: [(platform: String, version: Version)]
    public let isNegated: Bool

    /// Reads a node of kind `availabilityCondition`.
    public init(_ node: SyntaxNode) {
        let words = node.text.split { "(),".contains($0) }
        isNegated = words.first?.contains("unavailable") ?? false
        versions = words.dropFirst().compactMap { word in
            let parts = word.split(whereSeparator: \.isWhitespace)
            guard parts.count == 2, let version = Version(String(parts[1])) else { return nil }
            return (String(parts[0]), version)
        }
    }

    /// Whether the condition holds only where some platform is at least at `major`.
    public func isNew(from major: Int) -> Bool {
        !isNegated && versions.contains { $0.version.major >= major }
    }
}
