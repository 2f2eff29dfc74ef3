/// Cuts Swift text into tokens without a parser: an independent second opinion for the verifier.
///
/// Words (identifiers, numbers, keywords), string literals and comments are one token each, everything else is one
/// token a byte. Only white space and a byte-order mark are left out, so whatever it misjudges (a quote in a
/// regular-expression literal), two texts with the same tokens differ in nothing but white space.
package struct Lexer {
    private let bytes: [UInt8]
    private let keepsComments: Bool
    private var position: Int
    /// The end of a row of `#` behind which no string begins: a long row is looked through once, not at each of it.
    private var barren = 0

    private init(_ bytes: [UInt8], keepsComments: Bool) {
        self.bytes = bytes
        self.keepsComments = keepsComments
        self.position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }

    /// The tokens of `bytes`, as slices of it.
    package static func tokens(of bytes: [UInt8], comments: Bool = false) -> [ArraySlice<UInt8>] {
        var tokens: [ArraySlice<UInt8>] = []
        forEachToken(of: bytes, comments: comments) { tokens.append(bytes[$0]) }
        return tokens
    }

    /// Hands over where each token lies.
    static func forEachToken(of bytes: [UInt8], comments: Bool = false, _ body: (SourceRange) -> Void) {
        var lexer = Lexer(bytes, keepsComments: comments)
        while let range = lexer.next() { body(range) }
    }

    private mutating func next() -> SourceRange? {
        while position < bytes.count {
            let start = position
            if isSpace(bytes[position]) {
                position += 1
            } else if skipComment() {
                if keepsComments { return start..<position }
            } else {
                skipToken()
                return start..<position
            }
        }
        return nil
    }

    private mutating func skipToken() {
        if let hashes = openingQuote() {
            skipString(hashes: hashes)
        } else if Self.isWord(bytes[position]) {
            while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        } else {
            position += 1
        }
    }

    /// `false` when no comment begins here.
    private mutating func skipComment() -> Bool {
        guard bytes[position] == UInt8(ascii: "/") else { return false }
        if peek(1) == UInt8(ascii: "*") {
            skipBlockComment()
            return true
        }
        guard peek(1) == UInt8(ascii: "/") else { return false }
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
        return true
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// How many `#` stand before the quote that begins a string here; `nil` when none begins here.
    private mutating func openingQuote() -> Int? {
        guard position >= barren else { return nil }
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if peek(hashes) == UInt8(ascii: "\"") { return hashes }
        barren = position + hashes
        return nil
    }

    /// - Parameter depth: how many interpolations it stands in.
    private mutating func skipString(hashes: Int, depth: Int = 0) {
        position += hashes
        let quotes = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") ? 3 : 1
        position += quotes
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), (1...hashes + 1).dropLast().allSatisfy({ peek($0) == UInt8(ascii: "#") }) {
                position += hashes + 1
                if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
                    skipInterpolation(depth: depth + 1)
                } else {
                    position += 1
                }
            } else if closes(quotes: quotes, hashes: hashes) {
                position += quotes + hashes
                return
            } else if byte == UInt8(ascii: "\n"), quotes == 1 {
                return
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    private func closes(quotes: Int, hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
            && (quotes..<quotes + hashes).allSatisfy { peek($0) == UInt8(ascii: "#") }
    }

    /// From `(` to its `)`, strings inside included. Nesting is bounded so that hostile text can't exhaust the stack.
    private mutating func skipInterpolation(depth: Int) {
        var open = 0
        while position < bytes.count {
            if depth < 16, let hashes = openingQuote() {
                skipString(hashes: hashes, depth: depth)
                continue
            }
            if bytes[position] == UInt8(ascii: "(") { open += 1 }
            if bytes[position] == UInt8(ascii: ")") { open -= 1 }
            if bytes[position] == UInt8(ascii: "\n"), open <= 1 { return }
            position += 1
            if open == 0 { return }
        }
    }

    private func peek(_ ahead: Int) -> UInt8? {
        position + ahead < bytes.count ? bytes[position + ahead] : nil
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
    }

    /// Whether names, numbers and keywords hold such a byte.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}

/// U+FEFF at the start of a file.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
