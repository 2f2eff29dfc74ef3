/// What is wrong with the comments themselves.
extension Suppressions {
    /// The rule of these findings.
    public static let rule = "suppression"

    /// What a run can tell about the use of comments.
    public struct Scope: Sendable {
        /// All codes that a comment may name.
        public let known: Set<String>
        /// Those of them that the run would have shown.
        public let shown: Set<String>

        public init(known: Set<String>, shown: Set<String>) {
            self.known = known
            self.shown = shown
        }
    }

    /// A finding for each comment that names an unknown code or form, and for each that covers nothing.
    /// - Parameters:
    ///   - used: the comments that cover something.
    ///   - mayServeOthers: whether a comment that names no code may be there for another run, by the lines that it
    ///     covers (indices from 0; `nil` is the whole file).
    public func faults(
        besides used: Set<Int>, scope: Scope, mayServeOthers: (ClosedRange<Int>?) -> Bool
    ) -> [Finding] {
        comments.enumerated().flatMap { index, comment -> [Finding] in
            if let form = comment.unknownForm {
                return [fault(comment, .unknownCode, Self.unknown(form, Self.forms, "form of this comment"))]
            }
            let unknown = comment.codes.filter { !scope.known.contains($0) }
            guard unknown.isEmpty else {
                return unknown.map { fault(comment, .unknownCode, Self.unknown($0, scope.known.sorted(), "code")) }
            }
            let canTell =
                comment.codes.isEmpty ? !mayServeOthers(comment.lines) : scope.shown.isSuperset(of: comment.codes)
            return used.contains(index) || !canTell
                ? [] : [fault(comment, .unusedSuppression, Reason.unusedSuppression.sentence)]
        }
    }

    private static let forms = ["ignore", "ignore-next-line", "ignore-file"]

    private static func unknown(_ word: String, _ words: [String], _ what: String) -> String {
        let near = words.nearest(to: word).map { "; did you mean '\($0)'?" } ?? "."
        return "There is no \(what) called '\(word)'\(near)"
    }

    private func fault(_ comment: Comment, _ reason: Reason, _ message: String) -> Finding {
        Finding(rule: Self.rule, range: comment.range, verdict: .manual(reason), message: message)
    }
}

extension Reason {
    public static let unusedSuppression = Reason(
        "unused-suppression", "There is nothing that this comment could ask to leave alone; remove it.")
    public static let unknownCode = Reason(
        "unknown-code", "The comment asks to leave something alone that doesn't exist, so it does nothing.")
}
