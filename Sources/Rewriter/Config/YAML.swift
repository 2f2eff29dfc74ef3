/// A value of a YAML file, with its place there. Aliases are already replaced by what they stand for and merge keys
/// (`<<`) by what they bring; the size of the whole is bounded, so that walking through it always ends soon.
public struct YAML: Hashable, Sendable {
    public let content: Content
    /// Byte offset of its first character.
    public let offset: Int
    /// Line and column of its first character.
    public let position: Position

    public indirect enum Content: Hashable, Sendable {
        /// Text; `isPlain` when it stands without quotes, so that it may also be a number, a Boolean or null.
        case scalar(String, isPlain: Bool)
        case sequence([YAML])
        case mapping([Entry])
    }

    /// One key of a mapping and its value.
    public struct Entry: Hashable, Sendable {
        public let key: YAML
        public let value: YAML

        /// The key's text; empty when the key is a sequence or mapping.
        public var name: String { key.string ?? "" }
    }

    /// A key that stands twice in one mapping. The first one counts.
    public struct DuplicateKey: Hashable, Sendable {
        public let name: String
        public let position: Position
        public let first: Position
    }

    /// Why a text is not YAML, or more than is read here.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let position: Position
        /// Without a full stop: `did not find expected key`.
        public let message: String

        public var description: String { "line \(position.line), column \(position.column): \(message)" }
    }

    /// A whole file.
    public struct Document: Hashable, Sendable {
        /// An empty file is a null scalar.
        public let root: YAML
        /// In the order of the file.
        public let duplicateKeys: [DuplicateKey]
    }

    /// Reads one document.
    /// - Parameter sizeLimit: more bytes are refused, and more values than a tenth of that.
    public static func parse(_ bytes: [UInt8], sizeLimit: Int = 1 << 20) throws(Failure) -> Document {
        try YAMLReader.read(bytes, sizeLimit: sizeLimit)
    }

    /// Reads one JSON value, of any size.
    public static func parse(json bytes: [UInt8]) throws(Failure) -> Document {
        try JSONReader.read(bytes)
    }

    // MARK: Values

    /// The text of a scalar, whatever it looks like; `nil` for sequences, mappings and null.
    public var string: String? {
        if case .scalar(let text, _) = content, !isNull { text } else { nil }
    }

    /// Nothing, `~` or `null`.
    public var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// `true`, `false`, `yes`, `no`, `on`, `off`, without quotes.
    public var bool: Bool? {
        guard case .scalar(let text, isPlain: true) = content else { return nil }
        return switch text {
        case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": true
        case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": false
        default: nil
        }
    }

    /// A whole decimal number without quotes.
    public var integer: Int? {
        if case .scalar(let text, isPlain: true) = content { Int(text) } else { nil }
    }

    /// The elements of a sequence; `nil` for anything else.
    public var elements: [YAML]? {
        if case .sequence(let elements) = content { elements } else { nil }
    }

    /// The entries of a mapping in the file's order; `nil` for anything else.
    public var entries: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// The value of a mapping for a key.
    public subscript(key: String) -> YAML? { entries?.first { $0.name == key }?.value }

    /// The texts of a sequence of scalars, or the one text of a scalar.
    public var strings: [String] { elements?.compactMap(\.string) ?? [string].compactMap { $0 } }

    /// What it is, in words: `text`, `a list`, `a mapping`, `nothing`.
    public var kind: String {
        switch content {
        case .scalar: isNull ? "nothing" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
