/// Where a file can be cut between top-level declarations, found without parsing it. In doubt there is no cut: what a
/// wrong brace may hide stays together.
struct Outline {
    struct Part {
        /// Whole lines.
        let range: SourceRange
        /// The words that name the types which it declares or extends.
        var types: Set<ArraySlice<UInt8>> = []
    }

    /// In order; together the whole file.
    private(set) var parts: [Part] = []
    private let bytes: [UInt8]

    init(of bytes: [UInt8]) {
        self.bytes = bytes
        var depth = 0
        var part = Part(range: 0..<bytes.count)
        var closing: Int?
        var isHeader = false
        var isBalanced = true
        Lexer.forEachToken(of: bytes) { token in
            let first = bytes[token.lowerBound]
            if let end = closing, let cut = lineStart(between: end, and: token.lowerBound), startsDeclaration(token) {
                parts.append(Part(range: part.range.lowerBound..<cut, types: part.types))
                part = Part(range: cut..<bytes.count)
            }
            closing = nil
            switch first {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                isHeader = false
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 { isBalanced = false }
                if depth == 0, first == UInt8(ascii: "}") { closing = token.upperBound }
            default:
                guard depth == 0 else { return }
                if isHeader, Lexer.isWord(first) { part.types.insert(bytes[token]) }
                if first == UInt8(ascii: ":") { isHeader = false }
                if typeKeywords.contains(bytes[token]) { isHeader = true }
            }
        }
        parts.append(part)
        if depth != 0 || !isBalanced { parts = [Part(range: 0..<bytes.count)] }
    }

    /// The parts that hold one of the names, and whatever else belongs to the types that do: whole lines, in order.
    func ranges(holding names: WordSet.Names) -> [SourceRange] {
        var isKept = parts.map { WordSet(of: Array(bytes[$0.range])).mayHold(names) }
        let types = zip(parts, isKept).reduce(into: Set()) { if $1.1 { $0.formUnion($1.0.types) } }
        for (index, part) in parts.enumerated() where !part.types.isDisjoint(with: types) { isKept[index] = true }
        return zip(parts, isKept).reduce(into: []) { if $1.1 { $0.join($1.0.range) } }
    }

    /// The first line that begins behind `end` and not behind `start`; `nil` when both are on one line.
    private func lineStart(between end: Int, and start: Int) -> Int? {
        bytes[end..<start].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }

    private func startsDeclaration(_ token: SourceRange) -> Bool {
        bytes[token.lowerBound] == UInt8(ascii: "@") || declarationKeywords.contains(bytes[token])
    }
}

private let typeKeywords = words("struct class enum actor extension protocol")

/// Modifiers too. Not `let` and `var`: a conditional-compilation line may stand in front of them inside of something.
private let declarationKeywords = words(
    "struct class enum actor extension protocol func typealias final public private fileprivate internal open package")

private func words(_ text: String) -> Set<ArraySlice<UInt8>> {
    Set(text.utf8.split(separator: UInt8(ascii: " ")).map { ArraySlice(Array($0)) })
}
