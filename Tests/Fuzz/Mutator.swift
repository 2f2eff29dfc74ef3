/// Makes texts that are nearly right from texts that are: whole parts go elsewhere, come from other texts, are repeated
/// and nested, and sometimes bytes are spoilt that no editor would write.
struct Mutator: Sendable {
    let seeds: [[UInt8]]
    /// What the format has a meaning for.
    let words: [[UInt8]]

    /// No text gets longer.
    private static let sizeLimit = 3 << 20

    init(seeds: [[UInt8]], words: [String]) {
        self.seeds = seeds
        self.words = words.map { Array($0.utf8) }
    }

    /// The text of a seed: a special one for the first of them.
    func text(_ seed: UInt64, _ numbers: inout Numbers) -> [UInt8] {
        seed < UInt64(Specials.count) ? Specials.text(Int(seed), of: seeds) : text(&numbers)
    }

    /// One text; the same for the same numbers.
    func text(_ numbers: inout Numbers) -> [UInt8] {
        var text = numbers.pick(seeds)
        var rounds = 1
        while rounds < 24, !numbers.once(in: 4) { rounds += 1 }
        for _ in 0..<rounds { text = mutate(text, numbers.pick(Mutation.common), &numbers) }
        // A long text makes all later changes slow, so this comes last.
        if numbers.once(in: 40) { text = mutate(text, numbers.pick(Mutation.long), &numbers) }
        return text.count > Self.sizeLimit ? Array(text[..<Self.sizeLimit]) : text
    }

    private enum Mutation {
        case remove, duplicate, swap, splice, insertWord, replaceWord, number, indent, lineEnds, noise, cut, wrap,
            `repeat`
        case nest, stretch

        static let common: [Mutation] = [
            .remove, .duplicate, .swap, .splice, .splice, .insertWord, .insertWord, .replaceWord, .replaceWord, .number,
            .indent, .lineEnds, .noise, .cut, .wrap, .repeat,
        ]
        static let long: [Mutation] = [.nest, .stretch]
    }

    private func mutate(_ text: [UInt8], _ mutation: Mutation, _ numbers: inout Numbers) -> [UInt8] {
        let pieces = Pieces(text)
        let piece = Self.piece(of: pieces, &numbers)
        let place = Self.place(in: text, pieces, &numbers)
        switch mutation {
        case .remove: return text.replacing(piece, by: [])
        case .duplicate: return text.replacing(place..<place, by: text[piece])
        case .swap: return Self.swapped(text, piece, Self.piece(of: pieces, &numbers))
        case .splice:
            let other = numbers.pick(seeds)
            let part = other[Self.piece(of: Pieces(other), &numbers)]
            return text.replacing(numbers.once(in: 2) ? piece : place..<place, by: part)
        case .insertWord: return text.replacing(place..<place, by: word(&numbers))
        case .replaceWord:
            return text.replacing(pieces.tokens.isEmpty ? piece : numbers.pick(pieces.tokens), by: word(&numbers))
        case .number: return Self.number(text, pieces, &numbers)
        case .indent: return Self.indent(text, pieces, &numbers)
        case .lineEnds: return Self.lineEnds(text, &numbers)
        case .noise: return Self.noise(text, &numbers)
        case .cut:
            return numbers.once(in: 4) ? Array(text[..<place]) : text.replacing(numbers.range(in: text.count), by: [])
        case .wrap: return Self.nested(text, piece, times: 1 + numbers.below(3), &numbers)
        case .repeat: return Self.repeated(text, piece, times: 2 + numbers.below(8))
        case .nest: return Self.nested(text, piece, times: numbers.pick([40, 300, 5_000, 60_000]), &numbers)
        case .stretch: return Self.repeated(text, piece, times: numbers.pick([100, 3_000, 100_000]))
        }
    }

    private func word(_ numbers: inout Numbers) -> [UInt8] {
        if !words.isEmpty, !numbers.once(in: 4) { return numbers.pick(words) }
        return Array(numbers.pick(Self.marks).utf8)
    }

    private static let marks = [
        "(", ")", "[", "]", "{", "}", "<", ">", "\"", "'", "\"\"\"", "`", "\\", "/", "//", "/*", "*/", "#", "$", "@",
        "%",
        "&", "*", "|", "!", "?", ":", ";", ",", ".", "..", "...", "=", "==", "-", "--", "---", "+", "~", "^", " ", "\n",
        "\t",
        "\r\n", "\r", "\\(", "\\u{1F600}", "e\u{301}", "é", "👩‍👩‍👧", "\u{200D}", "\u{2028}", "\u{FEFF}", "\u{202E}", "$(A)",
        "${A}",
        "0", "1", "true", "nil", "#if DEBUG\n", "\n#endif\n",
    ]

    /// A token, a few in a row, a bracketed part or a few lines.
    private static func piece(of pieces: Pieces, _ numbers: inout Numbers) -> Range<Int> {
        func row(_ parts: [Range<Int>]) -> Range<Int> {
            guard !parts.isEmpty else { return 0..<0 }
            let first = numbers.below(parts.count)
            let last = min(parts.count - 1, first + numbers.below(6))
            return parts[first].lowerBound..<parts[last].upperBound
        }
        switch numbers.below(4) {
        case 0 where !pieces.groups.isEmpty: return numbers.pick(pieces.groups)
        case 1: return row(pieces.lines)
        case 2: return pieces.tokens.isEmpty ? 0..<0 : numbers.pick(pieces.tokens)
        default: return row(pieces.tokens)
        }
    }

    private static func place(in text: [UInt8], _ pieces: Pieces, _ numbers: inout Numbers) -> Int {
        pieces.tokens.isEmpty || numbers.once(in: 12)
            ? numbers.below(text.count + 1) : numbers.pick(pieces.tokens).lowerBound
    }

    private static func swapped(_ text: [UInt8], _ one: Range<Int>, _ other: Range<Int>) -> [UInt8] {
        let (first, second) = one.lowerBound <= other.lowerBound ? (one, other) : (other, one)
        guard first.upperBound <= second.lowerBound else { return text }
        return text.replacing(second, by: text[first]).replacing(first, by: text[second])
    }

    private static func number(_ text: [UInt8], _ pieces: Pieces, _ numbers: inout Numbers) -> [UInt8] {
        let digits = pieces.tokens.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[$0.lowerBound]) }
        guard !digits.isEmpty else { return text }
        let values = [
            "0", "-1", "1", "26", "255", "65536", "2147483648", "9223372036854775807", "9223372036854775808",
            "99999999999999999999999", "1e309", "0x7fffffffffffffff", "1_000", "00", "26.0.0.0.0", "0.1", ".5",
        ]
        return text.replacing(numbers.pick(digits), by: Array(numbers.pick(values).utf8))
    }

    /// A few lines go in or out.
    private static func indent(_ text: [UInt8], _ pieces: Pieces, _ numbers: inout Numbers) -> [UInt8] {
        let first = numbers.below(pieces.lines.count)
        let lines = pieces.lines[first..<min(pieces.lines.count, first + 1 + numbers.below(8))]
        let goesOut = numbers.once(in: 2)
        let space = Array(numbers.pick([" ", "  ", "\t", "    "]).utf8)
        return lines.reversed().reduce(text) { text, line in
            let start = line.lowerBound
            if !goesOut { return text.replacing(start..<start, by: space) }
            return text[line].starts(with: space) ? text.replacing(start..<start + space.count, by: []) : text
        }
    }

    private static func lineEnds(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        let end = Array(numbers.pick(["\r\n", "\r", " ", "\n\n", "\u{2028}", ""]).utf8)
        let isAll = numbers.once(in: 2)
        var result: [UInt8] = []
        for byte in text {
            if byte == UInt8(ascii: "\n"), isAll || numbers.once(in: 6) { result += end } else { result.append(byte) }
        }
        return result
    }

    /// Bytes that no editor writes.
    private static func noise(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        let place = numbers.below(text.count + 1)
        switch numbers.below(6) {
        case 0: return text.replacing(0..<0, by: [0xEF, 0xBB, 0xBF])
        case 1: return text.replacing(place..<place, by: [0xED, 0xA0, 0x80])
        case 2: return text.replacing(place..<place, by: [0])
        case 3: return text.replacing(place..<place, by: [UInt8(numbers.below(256))])
        case 4:
            return text.replacing(
                place..<place, by: numbers.pick([[0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80]]))
        default:
            guard place < text.count else { return text }
            return text.replacing(place..<place + 1, by: [text[place] ^ (1 << UInt8(numbers.below(8)))])
        }
    }

    private static func repeated(_ text: [UInt8], _ piece: Range<Int>, times: Int) -> [UInt8] {
        let count = min(times, sizeLimit / max(1, piece.count))
        return text.replacing(piece, by: Array(repeatElement(text[piece], count: count).joined()))
    }

    private static func nested(_ text: [UInt8], _ piece: Range<Int>, times: Int, _ numbers: inout Numbers) -> [UInt8] {
        let (open, close) = numbers.pick(Specials.pairs)
        let isClosed = !numbers.once(in: 4)
        let inner = text[piece]
        let outer = Array(repeatElement(Array(open.utf8), count: times).joined())
        let end = isClosed ? Array(repeatElement(Array(close.utf8), count: times).joined()) : []
        return text.replacing(piece, by: outer + inner + end)
    }
}

extension [UInt8] {
    fileprivate func replacing(_ range: Range<Int>, by part: some Collection<UInt8>) -> [UInt8] {
        var result = self
        result.replaceSubrange(range, with: part)
        return result
    }
}
