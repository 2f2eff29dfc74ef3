internal import CByteSearch

/// Finds whether a file holds any of some words, at memory speed and without decoding it.
struct ByteSearch: Sendable {
    private let needles: [[UInt8]]

    init(_ needles: some Sequence<String>) {
        self.needles = needles.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    func matches(_ bytes: [UInt8]) -> Bool {
        unsafe bytes.withUnsafeBytes { hay in
            for needle in needles {
                let found = unsafe needle.withUnsafeBytes { needle in
                    unsafe glass_migrate_contains(hay.baseAddress, hay.count, needle.baseAddress, needle.count)
                }
                if found { return true }
            }
            return false
        }
    }
}

/// Finds whether a file holds any of many identifiers, in one pass over its bytes.
struct WordSearch: Sendable {
    private let hashes: Set<UInt64>
    /// Lengths that some word has, so that most identifiers are passed over without a look-up.
    private let lengths: [Bool]
    private static let longest = 128

    init(_ words: Set<String>) {
        hashes = Set(words.map { Self.hash(Array($0.utf8)[...]) })
        var lengths = [Bool](repeating: false, count: Self.longest)
        for word in words where word.utf8.count < Self.longest { lengths[word.utf8.count] = true }
        self.lengths = lengths
    }

    /// Two words of one hash are taken for the same: the parsed file tells them apart.
    func matches(_ bytes: [UInt8]) -> Bool { matches(bytes) { _ in true } }

    /// Whether one of the words stands at an offset that fits.
    fileprivate func matches(_ bytes: [UInt8], where fits: (Int) -> Bool) -> Bool {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            let count = bytes.count
            while position < count {
                guard unsafe Self.isWord[Int(bytes[position])] else {
                    position += 1
                    continue
                }
                let start = position
                var hash: UInt64 = Self.seed
                while unsafe position < count && Self.isWord[Int(bytes[position])] {
                    hash = unsafe (hash ^ UInt64(bytes[position])) &* Self.prime
                    position += 1
                }
                let length = position - start
                if length < Self.longest, lengths[length], hashes.contains(hash), fits(start) { return true }
            }
            return false
        }
    }

    private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01b3

    private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
        word.reduce(seed) { ($0 ^ UInt64($1)) &* prime }
    }

    private static let isWord: [Bool] = (0...255).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...0xff:
            true
        default: false
        }
    }
}

/// Finds whether a file declares any of some names, as far as that can be seen without parsing it.
struct DeclarationSearch: Sendable {
    private let names: WordSearch

    init(_ names: Set<String>) {
        self.names = WordSearch(names)
    }

    func matches(_ bytes: [UInt8]) -> Bool {
        names.matches(bytes) { start in
            let before = bytes[..<start].reversed().drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
            return Self.keywords.contains { before.starts(with: $0) }
        }
    }

    /// Written backwards.
    private static let keywords = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let",
    ].map { Array($0.utf8.reversed()) }
}
