/// New content for one file, proven by the `Verifier`: sinks take nothing else, so nothing unproven is written.
public struct VerifiedRewrite: Hashable, Sendable, Codable {
    /// Relative to the repository root.
    public let path: String
    /// What was there; `nil` for a file that the rewrite creates.
    public let before: SourceFile?
    public let after: [UInt8]

    /// Only the verifier makes these; the cache reads them again.
    init(path: String, before: SourceFile?, after: [UInt8]) {
        self.path = path
        self.before = before
        self.after = after
    }
}
