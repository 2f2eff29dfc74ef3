/// Values as bytes, for files that only the program that wrote them reads again: each value stands where it is declared,
/// without its name; only the cases of enumerations are named. Of optional numbers only `Int` and `Double` can be written.
package enum CompactCoding {
    package static func encode(_ value: some Encodable) throws -> [UInt8] {
        let encoder = CompactEncoder()
        try encoder.encode(value)
        return encoder.bytes
    }

    /// - Throws: when the bytes are not, to the last one, what `encode` makes of such a value.
    package static func decode<Value: Decodable>(_: Value.Type, from bytes: [UInt8]) throws -> Value {
        let decoder = CompactDecoder(bytes)
        let value: Value = try decoder.decode()
        guard decoder.isAtEnd else { throw CompactDecoder.Malformed() }
        return value
    }
}

private final class CompactEncoder: Encoder {
    private(set) var bytes: [UInt8] = []
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func write(_ number: UInt64) {
        unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }

    func write(_ text: [UInt8]) {
        write(UInt64(text.count))
        bytes += text
    }

    /// Counts one more value in the list whose length stands at `offset`.
    func increment(at offset: Int) {
        var carry = offset
        while true {
            bytes[carry] &+= 1
            if bytes[carry] != 0 { return }
            carry += 1
        }
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        switch value {
        case let text as String where Value.self == String.self: write(Array(text.utf8))
        case let number as Int where Value.self == Int.self: write(UInt64(bitPattern: Int64(number)))
        case let flag as Bool where Value.self == Bool.self: bytes.append(flag ? 1 : 0)
        case let text as [UInt8] where Value.self == [UInt8].self: write(text)
        case let number as Double where Value.self == Double.self: write(number.bitPattern)
        case let dictionary as any TextKeyed: try dictionary.encode(compactly: self)
        default: try value.encode(to: self)
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Fields<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        write(0)
        return List(encoder: self, start: bytes.count - 8)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

    private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: CompactEncoder
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) { encoder.bytes.append(0) }
        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder.encode(value) }
        func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws { try encode(optional: value) }
        // The protocol has versions of its own for these, which leave nothing behind for `nil`.
        func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encode(optional: value) }
        func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encode(optional: value) }
        func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encode(optional: value) }
        func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encode(optional: value) }
        private func encode(optional value: (some Encodable)?) throws {
            encoder.bytes.append(value == nil ? 0 : 1)
            if let value { try encoder.encode(value) }
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            encoder.write(Array(key.stringValue.utf8))
            return encoder.container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
        func superEncoder() -> any Encoder { encoder }
        func superEncoder(forKey key: Key) -> any Encoder { encoder }
    }

    private struct List: UnkeyedEncodingContainer {
        let encoder: CompactEncoder
        let start: Int
        private(set) var count = 0
        var codingPath: [any CodingKey] { [] }

        init(encoder: CompactEncoder, start: Int) {
            self.encoder = encoder
            self.start = start
        }

        private mutating func step() {
            count += 1
            encoder.increment(at: start)
        }
        mutating func encodeNil() {
            step()
            encoder.bytes.append(0)
        }
        mutating func encode<Value: Encodable>(_ value: Value) throws {
            step()
            try encoder.encode(value)
        }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) -> KeyedEncodingContainer<Nested> {
            step()
            return encoder.container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            step()
            return encoder.unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { encoder }
    }

    private struct Single: SingleValueEncodingContainer {
        let encoder: CompactEncoder
        var codingPath: [any CodingKey] { [] }

        func encodeNil() { encoder.bytes.append(0) }
        func encode<Value: Encodable>(_ value: Value) throws { try encoder.encode(value) }
    }
}

private final class CompactDecoder: Decoder {
    struct Malformed: Error {}

    private let bytes: [UInt8]
    private var position = 0
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var isAtEnd: Bool { position == bytes.count }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func take(_ count: Int) throws -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - position else { throw Malformed() }
        defer { position += count }
        return bytes[position..<position + count]
    }

    func readNumber() throws -> UInt64 { try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    func readFlag() throws -> Bool { try take(1).first != 0 }
    func readBytes() throws -> ArraySlice<UInt8> {
        guard let count = Int(exactly: try readNumber()) else { throw Malformed() }
        return try take(count)
    }
    func readText() throws -> String { String(decoding: try readBytes(), as: UTF8.self) }
    /// Without going on behind it.
    func peekText() throws -> String {
        let start = position
        defer { position = start }
        return try readText()
    }

    func decode<Value: Decodable>() throws -> Value {
        let value: Any? =
            if Value.self == String.self {
                try readText()
            } else if Value.self == Int.self {
                Int(truncatingIfNeeded: try readNumber())
            } else if Value.self == Bool.self {
                try readFlag()
            } else if Value.self == [UInt8].self {
                Array(try readBytes())
            } else if Value.self == Double.self {
                Double(bitPattern: try readNumber())
            } else if let dictionary = Value.self as? any TextKeyed.Type {
                try dictionary.init(compactly: self)
            } else {
                nil
            }
        return try value as? Value ?? Value(from: self)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Fields<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        // Each value is a byte at least.
        guard let count = Int(exactly: try readNumber()), count <= bytes.count else { throw Malformed() }
        return List(decoder: self, length: count)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

    private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: CompactDecoder
        var codingPath: [any CodingKey] { [] }
        /// The case of an enumeration.
        var allKeys: [Key] { (try? decoder.peekText()).flatMap(Key.init(stringValue:)).map { [$0] } ?? [] }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { try !decoder.readFlag() }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder.decode() }
        func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? { try optional() }
        func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional() }
        func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional() }
        func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional() }
        func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional() }
        private func optional<Value: Decodable>() throws -> Value? {
            guard try decoder.readFlag() else { return nil }
            return .some(try decoder.decode())
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            _ = try decoder.readText()
            return decoder.container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try decoder.unkeyedContainer()
        }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder }
    }

    private struct List: UnkeyedDecodingContainer {
        let decoder: CompactDecoder
        let length: Int
        private(set) var currentIndex = 0
        var codingPath: [any CodingKey] { [] }
        var count: Int? { length }
        var isAtEnd: Bool { currentIndex == length }

        init(decoder: CompactDecoder, length: Int) {
            self.decoder = decoder
            self.length = length
        }

        private mutating func step() throws {
            guard !isAtEnd else { throw Malformed() }
            currentIndex += 1
        }
        mutating func decodeNil() throws -> Bool {
            try step()
            return try !decoder.readFlag()
        }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try step()
            return try decoder.decode()
        }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) throws -> KeyedDecodingContainer<Nested> {
            try step()
            return decoder.container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            try step()
            return try decoder.unkeyedContainer()
        }
        mutating func superDecoder() -> any Decoder { decoder }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: CompactDecoder
        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { (try? decoder.readFlag()) != true }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode() }
    }
}

/// Dictionaries that would ask for the names of their keys: they are written as keys and values in turn.
private protocol TextKeyed {
    func encode(compactly encoder: CompactEncoder) throws
    init(compactly decoder: CompactDecoder) throws
}

extension Dictionary: TextKeyed where Key == String, Value: Codable {
    fileprivate func encode(compactly encoder: CompactEncoder) throws {
        encoder.write(UInt64(count))
        for (key, value) in self {
            try encoder.encode(key)
            try encoder.encode(value)
        }
    }

    fileprivate init(compactly decoder: CompactDecoder) throws {
        self.init()
        for _ in 0..<(try decoder.readNumber()) {
            let key = try decoder.readText()
            self[key] = .some(try decoder.decode())
        }
    }
}
