/// A property list without its layout.
indirect enum PlainValue: Hashable {
    case string(String)
    case data(String)
    case array([PlainValue])
    case dictionary([String: PlainValue])

    init(_ value: PropertyList.Value) {
        switch value.kind {
        case .string: self = .string(value.string ?? "")
        case .data: self = .data(value.source)
        case .array: self = .array(value.elements.map(PlainValue.init))
        case .dictionary:
            self = .dictionary(
                Dictionary(value.entries.map { ($0.key.string ?? "", PlainValue($0.value)) }, uniquingKeysWith: { $1 }))
        }
    }

    /// JSON as a property list: numbers as they are written, `true` and `false` as `YES` and `NO`.
    init(json value: YAML) {
        switch value.content {
        case .scalar(let text, isPlain: true):
            self = .string(["true": "YES", "false": "NO", "null": ""][text] ?? text)
        case .scalar(let text, isPlain: false): self = .string(text)
        case .sequence(let elements): self = .array(elements.map(PlainValue.init(json:)))
        case .mapping(let entries):
            self = .dictionary(
                Dictionary(entries.map { ($0.name, PlainValue(json: $0.value)) }, uniquingKeysWith: { $1 }))
        }
    }

    /// As Xcode writes it.
    var text: String {
        switch self {
        case .string(let text): Self.quoted(text)
        case .data(let source): source
        case .array(let elements): "(\(elements.map { $0.text + "," }.joined()))"
        case .dictionary(let entries):
            "{\(entries.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key))=\($0.value.text);" }.joined())}"
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

extension PropertyList {
    /// Reads any of the forms in which a project file may be. What isn't in Xcode's own form is told in that one, so
    /// that its places aren't those of the file.
    package init(anyForm bytes: [UInt8]) throws(Failure) {
        if bytes.starts(with: "bplist00".utf8) {
            var reader = BinaryPropertyList(bytes)
            self = try PropertyList(Array(try reader.root().text.utf8))
            return
        }
        do {
            self = try PropertyList(bytes)
        } catch {
            // The quickest way to tell JSON apart is to read it.
            guard let json = try? YAML.parse(json: bytes) else { throw error }
            self = try PropertyList(Array(PlainValue(json: json.root).text.utf8))
        }
    }
}
