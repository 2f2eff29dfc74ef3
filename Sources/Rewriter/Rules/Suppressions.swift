/// The `glass-migrate:ignore` comments of one file.
///
/// `ignore` covers its own line and, on a line of its own, the next line of code; `ignore-next-line` the next line of
/// code; `ignore-file` the whole file. Codes after it, separated by commas or blanks, restrict it to rules or reasons
/// of those names. What follows `--`, `—`, `:` or `(` is a remark.
public struct Suppressions: Sendable {
    /// What such a comment begins with.
    public static let marker = "glass-migrate:ignore"

    /// One comment; its index stands for it.
    struct Comment: Sendable {
        let range: SourceRange
        /// Line indices from 0; `nil` is the whole file.
        let lines: ClosedRange<Int>?
        /// Empty: everything.
        let codes: [String]
        /// What was written in the place of `ignore`, when it is nothing that is known.
        let unknownForm: String?
    }

    let comments: [Comment]

    public init(_ tree: SyntaxTree) {
        let reader = CommentReader(tree: tree)
        comments = reader.comments.compactMap(reader.comment)
    }

    /// The comments that ask to leave alone what has one of these codes and touches these lines (indices from 0).
    public func covering(_ lines: ClosedRange<Int>, codes: Set<String>) -> Set<Int> {
        Set(
            comments.indices.filter { index in
                let comment = comments[index]
                return comment.unknownForm == nil && comment.lines?.overlaps(lines) ?? true
                    && (comment.codes.isEmpty || !codes.isDisjoint(with: comment.codes))
            })
    }

    /// Lets the comments have their way with findings that nothing else depends on.
    /// - Parameters:
    ///   - reason: why those that a comment covers are kept.
    /// - Returns: the comments that cover one.
    public func keep(_ findings: inout [Finding], in tree: SyntaxTree, for reason: Reason) -> Set<Int> {
        var used: Set<Int> = []
        for index in findings.indices where findings[index].verdict != .keep(reason) {
            let finding = findings[index]
            let codes = Set([finding.rule] + [finding.verdict.reason?.code].compactMap { $0 })
            let covering = covering(tree.lines.lineIndices(of: finding.range), codes: codes)
            guard !covering.isEmpty else { continue }
            used.formUnion(covering)
            findings[index].verdict = .keep(reason)
            findings[index].message = reason.sentence
            findings[index].fix = nil
            findings[index].layers?.after = []
        }
        return used
    }
}

/// Reads one comment.
private struct CommentReader {
    let tree: SyntaxTree
    /// All comments, in source order.
    let comments: [SyntaxNode]

    init(tree: SyntaxTree) {
        self.tree = tree
        comments = tree.nodes(.comment, .multilineComment)
    }

    /// How far the next line of code may be away.
    private static let reach = 50

    /// `nil` for any other comment.
    func comment(_ node: SyntaxNode) -> Suppressions.Comment? {
        let text = node.text.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
        guard text.hasPrefix(Suppressions.marker) else { return nil }
        let rest = text.dropFirst(Suppressions.marker.count).prefix { !$0.isNewline }
        let suffix = rest.prefix { $0 == "-" || $0.isLetter }
        return Suppressions.Comment(
            range: node.range, lines: lines(of: node, suffix), codes: Self.codes(in: rest.dropFirst(suffix.count)),
            unknownForm: ["", "-file", "-next-line"].contains(suffix) ? nil : "ignore\(suffix)")
    }

    private static func codes(in text: Substring) -> [String] {
        let words = text.split { $0.isWhitespace || $0 == "," }
        let codes = words.prefix { word in
            !["--", "—", "–", "-", ":", "(", "*/"].contains { word.hasPrefix($0) }
        }
        return codes.map { String($0.hasSuffix("*/") ? $0.dropLast(2) : $0) }
    }

    private func lines(of node: SyntaxNode, _ suffix: Substring) -> ClosedRange<Int>? {
        let own = tree.lines.lineIndices(of: node.range)
        switch suffix {
        case "-file": return nil
        case "-next-line": return nextLine(after: own.upperBound)...nextLine(after: own.upperBound)
        default: return own.lowerBound...(standsAlone(node) ? nextLine(after: own.upperBound) : own.upperBound)
        }
    }

    private func standsAlone(_ node: SyntaxNode) -> Bool {
        let lines = tree.lines.lineIndices(of: node.range)
        let before = tree.lines.range(ofLine: lines.lowerBound).lowerBound..<node.start
        let after = node.end..<max(node.end, tree.lines.range(ofLine: lines.upperBound).upperBound)
        return [before, after].allSatisfy { tree.source.bytes[$0].allSatisfy { $0 <= UInt8(ascii: " ") } }
    }

    /// The index of the next line with anything but comments on it.
    private func nextLine(after line: Int) -> Int {
        let candidates = (line + 1)..<max(line + 1, min(line + Self.reach, tree.lines.starts.count))
        return candidates.first { index in
            let range = tree.lines.range(ofLine: index)
            let start = tree.source.bytes[range].firstIndex { $0 > UInt8(ascii: " ") }
            guard let start else { return false }
            return !isComment(start)
        } ?? line + 1
    }

    private func isComment(_ offset: Int) -> Bool {
        var (low, high) = (0, comments.count)
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        // Comments lie beside each other, so only the last that begins before it can hold it.
        return low > 0 && comments[low - 1].range.contains(offset)
    }
}
