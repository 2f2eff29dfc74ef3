/// The `// glass-migrate:ignore` comments of one file.
///
/// `ignore` covers its own line and, on a line of its own, the next one; `ignore-next-line` the next; `ignore-file`
/// the whole file. Codes after it restrict it to rules or reasons of those names.
public struct Suppressions: Sendable {
    private struct Comment: Sendable {
        /// Line indices from 0; `nil` is the whole file.
        let lines: ClosedRange<Int>?
        /// Empty: everything.
        let codes: Set<String>
    }

    private let comments: [Comment]

    public init(_ tree: SyntaxTree) {
        comments = tree.nodes(.comment, .multilineComment).compactMap { node in
            let text = node.text
            guard let marker = text.firstRange(of: "glass-migrate:ignore") else { return nil }
            let words = text[marker.upperBound...].split { $0.isWhitespace || $0 == "," || $0 == "*" || $0 == "/" }.map(
                String.init)
            let suffix = text[marker.upperBound...].prefix { $0 == "-" || $0.isLetter }
            let codes = Set(suffix.isEmpty ? words : Array(words.dropFirst()))
            let line = tree.lines.lineIndex(of: node.start)
            let lineRange = tree.lines.range(ofLine: line)
            let standsAlone = tree.source.bytes[lineRange.lowerBound..<node.start].allSatisfy {
                $0 <= UInt8(ascii: " ")
            }
            switch suffix {
            case "-file": return Comment(lines: nil, codes: codes)
            case "-next-line": return Comment(lines: line + 1...line + 1, codes: codes)
            default: return Comment(lines: line...(standsAlone ? line + 1 : line), codes: codes)
            }
        }
    }

    /// Whether something on one of these lines (indices from 0) is to be left alone.
    public func covers(lines: ClosedRange<Int>, codes: Set<String>) -> Bool {
        comments.contains { comment in
            (comment.lines?.overlaps(lines) ?? true)
                && (comment.codes.isEmpty || !comment.codes.isDisjoint(with: codes))
        }
    }
}
