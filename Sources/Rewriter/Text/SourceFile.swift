/// A half-open range of byte offsets in the UTF-8 text of one file. Always counted on the original text, also
/// while edits are being planned.
public typealias SourceRange = Range<Int>

/// The text of one file, frozen: everything that is planned refers to these bytes.
public struct SourceFile: Hashable, Sendable, Codable {
    /// Relative to the repository root, with `/` between components.
    public let path: String
    /// The bytes as they lie on disk or in the object database: byte-order mark and line endings included.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text in `range`. Bytes that aren't UTF-8 are shown as replacement characters.
    public func text(in range: SourceRange) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public var range: SourceRange { 0..<bytes.count }

    /// What ends a line in this file: `\r\n` if its first line ends so, `\n` otherwise.
    public var lineEnding: String {
        guard let newline = bytes.firstIndex(of: UInt8(ascii: "\n")), newline > 0,
            bytes[newline - 1] == UInt8(ascii: "\r")
        else { return "\n" }
        return "\r\n"
    }
}
