/// Reads JSON as the YAML that it is. libyaml refuses some of it (pairs of surrogates), and its limits are made for
/// files that people write; this takes whatever programs print.
struct JSONReader {
    /// Values nested deeper than this are refused.
    static let depthLimit = 64

    private let bytes: [UInt8]
    private let lines: LineTable
    private var place = 0
    private var depth = 0
    private var duplicates: [YAML.DuplicateKey] = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineTable(bytes)
    }

    static func read(_ bytes: [UInt8]) throws(YAML.Failure) -> YAML.Document {
        var reader = JSONReader(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw reader.failure("the text is not UTF-8") }
        let root = try reader.value()
        reader.skipSpace()
        guard reader.place == bytes.count else { throw reader.failure("expected the end of the text") }
        return YAML.Document(root: root, duplicateKeys: reader.duplicates)
    }

    private func failure(_ message: String) -> YAML.Failure {
        YAML.Failure(position: lines.position(of: place), message: message)
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func value() throws(YAML.Failure) -> YAML {
        skipSpace()
        let start = place
        let content: YAML.Content
        switch next {
        case UInt8(ascii: "{"): content = try nested { reader throws(YAML.Failure) in try reader.object() }
        case UInt8(ascii: "["): content = try nested { reader throws(YAML.Failure) in try reader.array() }
        case UInt8(ascii: "\""): content = .scalar(try string(), isPlain: false)
        default: content = .scalar(try word(), isPlain: true)
        }
        return YAML(content: content, offset: start, position: lines.position(of: start))
    }

    private mutating func nested(
        _ body: (inout JSONReader) throws(YAML.Failure) -> YAML.Content
    ) throws(YAML.Failure) -> YAML.Content {
        guard depth < Self.depthLimit else { throw failure("nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        place += 1
        return try body(&self)
    }

    private mutating func object() throws(YAML.Failure) -> YAML.Content {
        var entries: [YAML.Entry] = []
        var seen: [String: Position] = [:]
        skipSpace()
        if take("}") { return .mapping([]) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw failure("expected a key in quotes") }
            let key = try value()
            skipSpace()
            guard take(":") else { throw failure("expected ':'") }
            let entry = YAML.Entry(key: key, value: try value())
            if let first = seen[entry.name] {
                duplicates.append(YAML.DuplicateKey(name: entry.name, position: key.position, first: first))
            } else {
                seen[entry.name] = key.position
                entries.append(entry)
            }
            skipSpace()
        } while take(",")
        guard take("}") else { throw failure("expected ',' or '}'") }
        return .mapping(entries)
    }

    private mutating func array() throws(YAML.Failure) -> YAML.Content {
        var elements: [YAML] = []
        skipSpace()
        if take("]") { return .sequence([]) }
        repeat {
            elements.append(try value())
            skipSpace()
        } while take(",")
        guard take("]") else { throw failure("expected ',' or ']'") }
        return .sequence(elements)
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(YAML.Failure) -> String {
        let start = place
        while let byte = next, ![0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5D, 0x7D].contains(byte) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if ["true", "false", "null"].contains(text) { return text }
        // Most numbers are like this, and a pattern takes its time.
        let isCount = bytes[start..<place].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if isCount, start < place, bytes[start] != UInt8(ascii: "0") { return text }
        if text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil { return text }
        place = start
        throw failure("expected a value")
    }

    private mutating func string() throws(YAML.Failure) -> String {
        place += 1
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw failure("a control character in a string") }
            place += 1
            if byte == UInt8(ascii: "\\") { text += try escape().utf8 } else { text.append(byte) }
        }
        guard take("\"") else { throw failure("the string doesn't end") }
        return String(decoding: text, as: UTF8.self)
    }

    /// What stands behind a backslash.
    private mutating func escape() throws(YAML.Failure) -> String {
        guard let byte = next else { throw failure("the string doesn't end") }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(byte))
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            var units = [try unit()]
            if UTF16.isLeadSurrogate(units[0]), bytes[place...].starts(with: Array("\\u".utf8)) {
                place += 2
                units.append(try unit())
            }
            // Half a pair becomes the replacement character.
            return String(decoding: units, as: UTF16.self)
        default: throw failure("an unknown escape in a string")
        }
    }

    private mutating func unit() throws(YAML.Failure) -> UInt16 {
        let digits = bytes[place...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ UInt8(hexadecimal: $0) != nil }) else {
            throw failure("expected four hexadecimal digits")
        }
        place += 4
        return digits.reduce(0) { $0 << 4 | UInt16(UInt8(hexadecimal: $1) ?? 0) }
    }
}
