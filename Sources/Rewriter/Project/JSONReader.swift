/// Reads JSON as a property list: numbers as they are written, `true` and `false` as `YES` and `NO`.
struct JSONReader {
    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func root() throws(PropertyList.Failure) -> PlainValue {
        let value = try value(depth: 0)
        skipBlanks()
        guard position == bytes.count else { throw failure("more text after the end") }
        return value
    }

    private mutating func value(depth: Int) throws(PropertyList.Failure) -> PlainValue {
        skipBlanks()
        guard depth < PropertyList.depthLimit else { throw failure("nested too deeply") }
        switch current {
        case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        default: return .string(try word())
        }
    }

    private mutating func dictionary(depth: Int) throws(PropertyList.Failure) -> [String: PlainValue] {
        position += 1
        var entries: [String: PlainValue] = [:]
        while !accept(UInt8(ascii: "}")) {
            if !entries.isEmpty { try expect(UInt8(ascii: ",")) }
            skipBlanks()
            let key = try string()
            try expect(UInt8(ascii: ":"))
            entries[key] = try value(depth: depth + 1)
        }
        return entries
    }

    private mutating func array(depth: Int) throws(PropertyList.Failure) -> [PlainValue] {
        position += 1
        var elements: [PlainValue] = []
        while !accept(UInt8(ascii: "]")) {
            if !elements.isEmpty { try expect(UInt8(ascii: ",")) }
            elements.append(try value(depth: depth + 1))
        }
        return elements
    }

    private mutating func word() throws(PropertyList.Failure) -> String {
        let start = position
        while let byte = current, byte > UInt8(ascii: " "), !",]}:\"".utf8.contains(byte) { position += 1 }
        guard position > start else { throw failure("a value expected") }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return ["true": "YES", "false": "NO", "null": ""][text] ?? text
    }

    private mutating func string() throws(PropertyList.Failure) -> String {
        guard accept(UInt8(ascii: "\"")) else { throw failure("a string expected") }
        var units: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: "\"") {
            position += 1
            if byte == UInt8(ascii: "\\") {
                units += try escaped().utf8
            } else {
                units.append(byte)
            }
        }
        guard accept(UInt8(ascii: "\"")) else { throw failure("a string has no end") }
        return String(decoding: units, as: UTF8.self)
    }

    private mutating func escaped() throws(PropertyList.Failure) -> String {
        guard let byte = current else { throw failure("a string has no end") }
        position += 1
        guard byte == UInt8(ascii: "u") else {
            let controls: [UInt8: String] = [
                UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "b"): "\u{8}",
                UInt8(ascii: "f"): "\u{C}",
            ]
            return controls[byte] ?? String(UnicodeScalar(byte))
        }
        var units = [try unit()]
        // A character beyond the first 65,536 is a pair.
        if (0xD800..<0xDC00).contains(units[0]), bytes[position...].starts(with: "\\u".utf8) {
            position += 2
            units.append(try unit())
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func unit() throws(PropertyList.Failure) -> UInt16 {
        let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
            throw failure("four digits expected")
        }
        position += 4
        return unit
    }

    // MARK: bytes

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte = current, byte == UInt8(ascii: " ") || (9...13).contains(byte) { position += 1 }
    }

    private mutating func accept(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(PropertyList.Failure) {
        guard accept(byte) else { throw failure("`\(Character(UnicodeScalar(byte)))` expected") }
    }

    private func failure(_ message: String) -> PropertyList.Failure {
        PropertyList.Failure(offset: position, message: message)
    }
}
