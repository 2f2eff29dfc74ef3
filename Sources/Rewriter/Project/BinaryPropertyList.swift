/// Reads a binary property list (`bplist00`).
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private var offsets: [Int] = []
    private var referenceSize = 0
    /// Roughly what the values read so far take, in bytes: objects may be shared, and a file that shares them again
    /// and again must end.
    private var size = 0

    private static let sizeLimit = 64 << 20

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func root() throws(PropertyList.Failure) -> PlainValue {
        // The last 32 bytes: two sizes, then how many objects there are, which is the first, where their offsets are.
        guard bytes.count >= 40 else { throw failure("the end is missing", at: bytes.count) }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let objects = try integer(at: trailer + 8, size: 8)
        let top = try integer(at: trailer + 16, size: 8)
        let table = try integer(at: trailer + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objects <= trailer, table <= trailer,
            objects * offsetSize <= trailer - table
        else { throw failure("its table of objects is damaged", at: trailer) }
        for index in 0..<objects { offsets.append(try integer(at: table + index * offsetSize, size: offsetSize)) }
        return try object(top, depth: 0)
    }

    private mutating func object(_ index: Int, depth: Int) throws(PropertyList.Failure) -> PlainValue {
        guard depth < PropertyList.depthLimit else { throw failure("nested too deeply", at: 0) }
        try grow(by: 32)
        guard offsets.indices.contains(index), bytes.indices.contains(offsets[index]) else {
            throw failure("there is no object \(index)", at: 0)
        }
        let start = offsets[index]
        switch (bytes[start] >> 4, bytes[start] & 15) {
        case (0, let bits): return .string(bits == 9 ? "YES" : bits == 8 ? "NO" : "")
        case (1, let power): return .string(String(try integer(at: start + 1, size: 1 << Int(power))))
        case (4, _):
            let (length, content) = try extent(at: start)
            try grow(by: 2 * length)
            let hex = try slice(content, length).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
            return .data("<\(hex.joined())>")
        case (5, _):
            let (length, content) = try extent(at: start)
            try grow(by: length)
            return .string(String(decoding: try slice(content, length), as: UTF8.self))
        case (6, _):
            let (length, content) = try extent(at: start)
            try grow(by: 2 * length)
            let half = Array(try slice(content, length * 2))
            let units = stride(from: 0, to: half.count, by: 2).map { UInt16(half[$0]) << 8 | UInt16(half[$0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case (10, _):
            let (length, content) = try extent(at: start)
            return .array(try objects(length, at: content, depth: depth))
        case (13, _):
            let (length, content) = try extent(at: start)
            let keys = try objects(length, at: content, depth: depth)
            let values = try objects(length, at: content + length * referenceSize, depth: depth)
            return .dictionary(
                Dictionary(zip(keys.map(\.string), values).map { ($0, $1) }, uniquingKeysWith: { $1 }))
        default: throw failure("a kind of value that no project has", at: start)
        }
    }

    private mutating func grow(by count: Int) throws(PropertyList.Failure) {
        size += count
        guard size <= Self.sizeLimit else { throw failure("it stands for too much", at: 0) }
    }

    private mutating func objects(
        _ length: Int, at start: Int, depth: Int
    ) throws(PropertyList.Failure) -> [PlainValue] {
        var values: [PlainValue] = []
        for index in 0..<length {
            let reference = try integer(at: start + index * referenceSize, size: referenceSize)
            values.append(try object(reference, depth: depth + 1))
        }
        return values
    }

    /// How long a value is, and where its content begins: a length from 15 on stands in a number of its own.
    private func extent(at start: Int) throws(PropertyList.Failure) -> (length: Int, content: Int) {
        let short = Int(bytes[start] & 15)
        guard short == 15 else { return (short, start + 1) }
        guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else { throw failure("a length expected", at: start) }
        let size = 1 << Int(bytes[start + 1] & 15)
        let length = try integer(at: start + 2, size: size)
        guard length <= bytes.count else { throw failure("longer than the file", at: start) }
        return (length, start + 2 + size)
    }

    private func slice(_ start: Int, _ length: Int) throws(PropertyList.Failure) -> ArraySlice<UInt8> {
        guard start <= bytes.count, length <= bytes.count - start else { throw failure("cut off", at: start) }
        return bytes[start..<start + length]
    }

    private func integer(at start: Int, size: Int) throws(PropertyList.Failure) -> Int {
        let value = try slice(start, size).suffix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        guard let result = Int(exactly: value) else { throw failure("a number too large", at: start) }
        return result
    }

    private func failure(_ message: String, at offset: Int) -> PropertyList.Failure {
        PropertyList.Failure(offset: min(offset, bytes.count), message: message)
    }
}

extension PlainValue {
    fileprivate var string: String {
        if case .string(let text) = self { text } else { "" }
    }
}
