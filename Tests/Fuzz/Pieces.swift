/// Where the words, marks, strings and bracketed parts of a text are, told by a simple scan that suits every format.
struct Pieces {
    /// Everything, one after the other: words, runs of blanks, line ends, quoted texts, single marks.
    private(set) var tokens: [Range<Int>] = []
    /// From an opening bracket to its closing one.
    private(set) var groups: [Range<Int>] = []
    /// Without their ends.
    private(set) var lines: [Range<Int>] = []

    init(_ text: [UInt8]) {
        var open: [(bracket: UInt8, start: Int)] = []
        var position = 0
        var line = 0
        while position < text.count {
            let start = position
            let byte = text[position]
            position = Self.end(of: text, from: position)
            tokens.append(start..<position)
            if byte == UInt8(ascii: "\n") {
                lines.append(line..<start)
                line = position
            } else if let closing = Self.closing(byte) {
                open.append((closing, start))
            } else if byte == open.last?.bracket, let last = open.popLast() {
                groups.append(last.start..<position)
            }
        }
        lines.append(line..<text.count)
    }

    private static func end(of text: [UInt8], from start: Int) -> Int {
        func run(_ belongs: (UInt8) -> Bool) -> Int { text[start...].firstIndex { !belongs($0) } ?? text.count }
        let byte = text[start]
        if isWord(byte) { return run(isWord) }
        if byte == 0x20 || byte == 9 { return run { $0 == 0x20 || $0 == 9 } }
        if byte == UInt8(ascii: "\"") {
            let end = text[(start + 1)...].firstIndex { $0 == byte || $0 == UInt8(ascii: "\n") }
            if let end, text[end] == byte { return end + 1 }
        }
        return start + 1
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static func closing(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }
}
