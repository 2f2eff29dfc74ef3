import Rewriter

/// How a file is laid out: its line endings and its step of indentation.
struct Layout {
    let tree: SyntaxTree
    let newline: String
    let step: String

    init(_ tree: SyntaxTree) {
        self.tree = tree
        self.newline = tree.source.lineEnding
        self.step = Self.step(of: tree)
    }

    /// A tab, or as many spaces as the least indented line has.
    private static func step(of tree: SyntaxTree) -> String {
        var least = Int.max
        for start in tree.lines.starts {
            let line = tree.source.bytes[start...].prefix(80)
            if line.first == UInt8(ascii: "\t") { return "\t" }
            let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
            guard spaces > 1, let first = line.dropFirst(spaces).first, first > UInt8(ascii: " "),
                first != UInt8(ascii: "*")
            else { continue }
            least = min(least, spaces)
        }
        return String(repeating: " ", count: least > 8 ? 4 : least)
    }

    /// The white space at the start of the line that holds `offset`.
    func indentation(at offset: Int) -> String {
        let start = tree.lines.starts[tree.lines.lineIndex(of: offset)]
        let space = tree.source.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: space, as: UTF8.self)
    }

    /// Whether nothing but white space stands before `offset` on its line.
    func startsLine(_ offset: Int) -> Bool {
        let start = tree.lines.starts[tree.lines.lineIndex(of: offset)]
        return tree.source.bytes[start..<offset].allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 >= 0x80 && start == 0
        }
    }

    func isOneLine(_ range: SourceRange) -> Bool {
        tree.lines.lineIndex(of: range.lowerBound)
            == tree.lines.lineIndex(of: max(range.lowerBound, range.upperBound - 1))
    }

    /// Whether the next line that isn't empty begins with a dot.
    func continuesOnNextLine(after offset: Int) -> Bool {
        let rest = tree.source.bytes[offset...].prefix(400).drop { $0 <= UInt8(ascii: " ") }
        guard rest.first == UInt8(ascii: ".") else { return false }
        return tree.source.bytes[offset..<rest.startIndex].contains(UInt8(ascii: "\n"))
    }

    /// Characters of the line that holds `offset`, without its line ending.
    func width(ofLineAt offset: Int) -> Int {
        let range = tree.lines.range(ofLine: tree.lines.lineIndex(of: offset))
        return tree.source.text(in: range).count { !$0.isNewline }
    }

    /// One more step for every line that begins inside `range`. Blank lines, directives and the inside of multi-line
    /// strings stay.
    /// `pair` is what the indentation belongs to.
    func indent(_ range: SourceRange, of pair: SourceRange, steps: Int = 1) -> [Edit] {
        let first = tree.lines.lineIndex(of: range.lowerBound) + 1
        let last = tree.lines.lineIndex(of: max(range.lowerBound, range.upperBound - 1))
        guard first <= last else { return [] }
        let strings = multilineStrings(in: range)
        return (first...last).compactMap { line in
            let bytes = tree.lines.range(ofLine: line)
            let start = bytes.lowerBound
            let isBlank = tree.source.bytes[bytes].allSatisfy { $0 <= UInt8(ascii: " ") }
            // Xcode comments lines out at their start.
            let isCommentedOut = tree.source.bytes[bytes].starts(with: "//".utf8)
            guard !isBlank, !isCommentedOut,
                !strings.contains(where: { $0.lowerBound < start && start < $0.upperBound }),
                !tree.directives.contains(where: { $0.lowerBound == start })
            else { return nil }
            return .insert(String(repeating: step, count: steps), at: start, placement: .indentation(encloses: pair))
        }
    }

    private func multilineStrings(in range: SourceRange) -> [SourceRange] {
        tree.node(covering: range).descendants
            .filter { [.multiLineStringLiteral, .rawStringLiteral, .multilineComment].contains($0.kind) }.map(\.range)
    }
}
