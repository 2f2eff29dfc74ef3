/// Which identifiers a text holds, as hashes: enough to tell without reading it again whether it may use a name.
struct WordSet: Sendable {
    /// Each once, in no order.
    private let hashes: [UInt32]
    /// Whether the text declares one of the names that were looked for, as far as that can be seen without parsing it:
    /// too often rather than too seldom.
    let mayDeclare: Bool
    private static let declarators = Names([
        "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let",
    ])

    init() { (hashes, mayDeclare) = ([], false) }

    /// - Parameter declared: names whose declarations matter.
    init(of bytes: [UInt8], lookingFor declared: Names = .none) {
        var (isDeclared, followsDeclarator) = (false, false)
        // A word and what ends it are two bytes at least, so a table of this size is never full.
        let size = 1 << (Int.bitWidth - (bytes.count / 2 + 8).leadingZeroBitCount)
        hashes = unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * size) { memory in
            unsafe memory.initialize(repeating: 0)
            let table = unsafe UnsafeMutableBufferPointer(rebasing: memory[..<size])
            let found = unsafe UnsafeMutableBufferPointer(rebasing: memory[size...])
            var count = 0
            unsafe bytes.withUnsafeBytes { text in
                unsafe forEachWord(in: text) { hash in
                    if followsDeclarator && declared.mayBe(hash) { isDeclared = true }
                    followsDeclarator = Self.declarators.mayBe(hash)
                    var slot = Int(hash) & (size - 1)
                    while unsafe table[slot] != 0 {
                        if unsafe table[slot] == hash { return }
                        slot = (slot + 1) & (size - 1)
                    }
                    unsafe table[slot] = hash
                    unsafe found[count] = hash
                    count += 1
                }
            }
            return unsafe Array(found[..<count])
        }
        mayDeclare = isDeclared
    }

    /// `false` only when the text surely holds none of the names.
    func mayHold(_ names: Names) -> Bool { hashes.contains { names.mayBe($0) } }

    /// Names to look for in many texts.
    struct Names: Sendable {
        private let hashes: Set<UInt32>
        /// Whether a hash with these last bits is among them: most words need no more than this.
        private var endings: [Bool]

        static let none = Names([])

        init(_ names: Set<String>) {
            hashes = Set(
                names.map { name in unsafe Array(name.utf8).withUnsafeBytes { unsafe hash(of: $0[...]) } })
            endings = [Bool](repeating: false, count: 1 << 16)
            for hash in hashes { endings[Int(UInt16(truncatingIfNeeded: hash))] = true }
        }

        fileprivate func mayBe(_ hash: UInt32) -> Bool {
            endings[Int(UInt16(truncatingIfNeeded: hash))] && hashes.contains(hash)
        }
    }
}

/// Calls `body` with the hash of each word that isn't a number.
private func forEachWord(in text: UnsafeRawBufferPointer, _ body: (UInt32) -> Void) {
    unsafe isWordByte.withUnsafeBufferPointer { isWord in
        var end = 0
        while true {
            var start = end
            while unsafe start < text.count && !isWord[Int(text[start])] { start += 1 }
            if start == text.count { return }
            end = start + 1
            while unsafe end < text.count && isWord[Int(text[end])] { end += 1 }
            if unsafe text[start] > UInt8(ascii: "9") { unsafe body(hash(of: text[start..<end])) }
        }
    }
}

/// Never 0. Takes eight bytes at a time, because this is most of the work on a file that holds nothing of interest.
private func hash(of word: Slice<UnsafeRawBufferPointer>) -> UInt32 {
    let (text, end) = unsafe (word.base, word.endIndex)
    var hash = unsafe UInt64(word.count)
    var place = unsafe word.startIndex
    while true {
        let rest = min(8, end - place)
        var bytes: UInt64 = 0
        if place + 8 <= text.count {
            bytes = unsafe UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            bytes = bytes << UInt64(64 - 8 * rest)
        } else {
            for offset in 0..<rest { bytes = unsafe bytes >> 8 | UInt64(text[place + offset]) << 56 }
        }
        hash = (hash ^ bytes) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 32
        place += rest
        if place >= end { return max(1, UInt32(truncatingIfNeeded: hash)) }
    }
}

private let isWordByte: [Bool] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}
