internal import CLibGit2

/// The name of an object in the object database: 20 bytes of SHA-1.
public struct ObjectID: Hashable, Sendable, CustomStringConvertible {
    private let high: UInt64
    private let middle: UInt64
    private let low: UInt32

    init(_ id: git_oid) {
        (high, middle, low) = unsafe withUnsafeBytes(of: id.id) { bytes in
            unsafe (
                bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self).bigEndian,
                bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).bigEndian,
                bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self).bigEndian
            )
        }
    }

    /// Reads 40 hexadecimal digits; `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        let digits = Array(text.utf8)
        guard digits.count == 40, digits.allSatisfy({ UInt8(hexadecimal: $0) != nil }) else { return nil }
        func number(_ range: Range<Int>) -> UInt64 {
            digits[range].reduce(0) { $0 << 4 | UInt64(UInt8(hexadecimal: $1) ?? 0) }
        }
        high = number(0..<16)
        middle = number(16..<32)
        low = UInt32(number(32..<40))
    }

    /// The name that git gives to a file with this content.
    public init(ofBlob bytes: [UInt8]) {
        GitLibrary.start()
        var id = git_oid()
        // Fails only when it is out of memory, and then so is everything else.
        let code = unsafe bytes.withUnsafeBytes { unsafe git_odb_hash(&id, $0.baseAddress, $0.count, GIT_OBJECT_BLOB) }
        precondition(code == 0, "no memory to hash with")
        self.init(id)
    }

    /// 40 hexadecimal digits.
    public var description: String {
        [high >> 32, high & 0xFFFF_FFFF, middle >> 32, middle & 0xFFFF_FFFF, UInt64(low)]
            .map { word in
                let digits = String(word, radix: 16)
                return String(repeating: "0", count: 8 - digits.count) + digits
            }
            .joined()
    }

    /// The same name as the library spells it.
    var raw: git_oid {
        var id = git_oid()
        unsafe withUnsafeMutableBytes(of: &id.id) { bytes in
            unsafe bytes.storeBytes(of: high.bigEndian, toByteOffset: 0, as: UInt64.self)
            unsafe bytes.storeBytes(of: middle.bigEndian, toByteOffset: 8, as: UInt64.self)
            unsafe bytes.storeBytes(of: low.bigEndian, toByteOffset: 16, as: UInt32.self)
        }
        return id
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit.
    init?(hexadecimal digit: UInt8) {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self = digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self = digit - UInt8(ascii: "A") + 10
        default: return nil
        }
    }
}
