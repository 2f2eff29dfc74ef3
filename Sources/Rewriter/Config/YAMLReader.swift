internal import CYAML

/// Builds `YAML` values from the events of libyaml.
struct YAMLReader {
    /// Larger files are refused (1 MiB).
    static let sizeLimit = 1 << 20
    /// Values nested deeper than this are refused.
    static let depthLimit = 64

    static func read(_ bytes: [UInt8], sizeLimit: Int = sizeLimit) throws(YAML.Failure) -> YAML.Document {
        let lines = LineTable(bytes)
        guard bytes.count <= sizeLimit else {
            throw YAML.Failure(position: lines.position(of: 0), message: "the file is too large")
        }
        guard let parser = EventParser() else {
            throw YAML.Failure(position: lines.position(of: 0), message: "out of memory")
        }
        var events: [Event] = []
        let valueLimit = sizeLimit / 10
        if let problem = parser.parse(bytes, into: &events, limit: valueLimit) {
            var cursor = Cursor(bytes)
            throw YAML.Failure(position: lines.position(of: cursor.offset(of: problem.mark)), message: problem.message)
        }
        var builder = Builder(bytes: bytes, lines: lines, valueLimit: valueLimit)
        for event in events { try builder.add(event) }
        let empty = YAML(content: .scalar("", isPlain: true), offset: 0, position: lines.position(of: 0))
        return YAML.Document(root: builder.root ?? empty, duplicateKeys: builder.duplicateKeys)
    }

    /// One event, copied out of libyaml's memory. Marks count Unicode scalars from the start of the text.
    struct Event {
        enum Kind { case document, scalar(isPlain: Bool), sequenceStart, mappingStart, end, alias }
        var kind: Kind
        var mark: Int
        var text = ""
        var anchor: String?
    }

    /// Turns libyaml's marks into byte offsets. Asked in ascending order, all of them cost one walk over the text.
    private struct Cursor {
        private let bytes: [UInt8]
        private var mark = 0
        private var position = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func offset(of target: Int) -> Int {
            if target < mark { (mark, position) = (0, 0) }
            while mark < target, position < bytes.count {
                position += 1
                while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
                mark += 1
            }
            return position
        }
    }

    // MARK: Building

    private struct Builder {
        let lines: LineTable
        /// Values in a file, aliases counted with everything that they stand for.
        let valueLimit: Int
        private var cursor: Cursor
        private var open: [Collection] = []
        private var anchors: [String: (value: YAML, size: Int)] = [:]
        private var total = 0
        private(set) var root: YAML?
        private(set) var duplicateKeys: [YAML.DuplicateKey] = []

        /// A sequence or mapping that has not ended yet.
        private struct Collection {
            var isMapping: Bool
            var offset: Int
            var anchor: String?
            var children: [YAML] = []
            var size = 1
        }

        init(bytes: [UInt8], lines: LineTable, valueLimit: Int) {
            self.lines = lines
            self.valueLimit = valueLimit
            cursor = Cursor(bytes)
        }

        mutating func add(_ event: Event) throws(YAML.Failure) {
            let offset = cursor.offset(of: event.mark)
            switch event.kind {
            case .document:
                if root != nil { throw failure("more than one document", at: offset) }
            case .scalar(let isPlain):
                let value = value(.scalar(event.text, isPlain: isPlain), at: offset)
                try finish(value, size: 1, anchor: event.anchor)
            case .sequenceStart, .mappingStart:
                guard open.count < YAMLReader.depthLimit else { throw failure("nested too deeply", at: offset) }
                var isMapping = false
                if case .mappingStart = event.kind { isMapping = true }
                open.append(Collection(isMapping: isMapping, offset: offset, anchor: event.anchor))
            case .end:
                guard let collection = open.popLast() else { return }
                let content = collection.isMapping ? mapping(of: collection.children) : .sequence(collection.children)
                try finish(
                    value(content, at: collection.offset), size: collection.size, anchor: collection.anchor)
            case .alias:
                guard let anchor = event.anchor, let target = anchors[anchor] else {
                    throw failure("unknown alias", at: offset)
                }
                try finish(value(target.value.content, at: offset), size: target.size, anchor: nil)
            }
        }

        private func value(_ content: YAML.Content, at offset: Int) -> YAML {
            YAML(content: content, offset: offset, position: lines.position(of: offset))
        }

        private func failure(_ message: String, at offset: Int) -> YAML.Failure {
            YAML.Failure(position: lines.position(of: offset), message: message)
        }

        private mutating func finish(_ value: YAML, size: Int, anchor: String?) throws(YAML.Failure) {
            if let anchor { anchors[anchor] = (value, size) }
            guard let last = open.indices.last else {
                root = value
                return
            }
            open[last].children.append(value)
            open[last].size += size
            if open[last].size > valueLimit { throw failure("aliases stand for too much", at: value.offset) }
        }

        /// Children are key, value, key, value …
        private mutating func mapping(of children: [YAML]) -> YAML.Content {
            var entries: [YAML.Entry] = []
            var merged: [YAML.Entry] = []
            var seen: [String: Position] = [:]
            for index in stride(from: 0, to: children.count - 1, by: 2) {
                let entry = YAML.Entry(key: children[index], value: children[index + 1])
                if entry.key.content == .scalar("<<", isPlain: true) {
                    merged += (entry.value.elements ?? [entry.value]).flatMap { $0.entries ?? [] }
                } else if let first = seen.updateValue(entry.key.position, forKey: entry.name), entry.key.string != nil
                {
                    seen[entry.name] = first
                    duplicateKeys.append(
                        YAML.DuplicateKey(name: entry.name, position: entry.key.position, first: first))
                } else {
                    entries.append(entry)
                }
            }
            for entry in merged where seen.updateValue(entry.key.position, forKey: entry.name) == nil {
                entries.append(entry)
            }
            return .mapping(entries)
        }
    }
}

/// Owns one libyaml parser.
@safe private struct EventParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// `nil` when there is no memory.
    init?() {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        unsafe parser.initialize(to: yaml_parser_t())
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            unsafe parser.deallocate()
            return nil
        }
        unsafe self.parser = parser
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
    }

    /// What is wrong with the text, and where.
    struct Problem {
        var mark: Int
        var message: String
    }

    /// Appends the events of `bytes`, at most `limit`; what stopped it, or `nil` at the end.
    borrowing func parse(_ bytes: [UInt8], into events: inout [YAMLReader.Event], limit: Int) -> Problem? {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            return Problem(mark: 0, message: "the file is not UTF-8")
        }
        return unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            unsafe yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
            var depth = 0
            while true {
                var event = unsafe yaml_event_t()
                guard unsafe yaml_parser_parse(parser, &event) == 1 else { return problem() }
                defer { unsafe yaml_event_delete(&event) }
                if unsafe event.type == YAML_STREAM_END_EVENT { return nil }
                guard let copy = unsafe Self.copy(event) else { continue }
                switch copy.kind {
                case .sequenceStart, .mappingStart: depth += 1
                case .end: depth -= 1
                default: break
                }
                events.append(copy)
                if events.count > limit { return Problem(mark: copy.mark, message: "the file holds too many values") }
                if depth > YAMLReader.depthLimit { return Problem(mark: copy.mark, message: "nested too deeply") }
            }
        }
    }

    private borrowing func problem() -> Problem {
        let message = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "out of memory"
        return Problem(mark: unsafe Int(parser.pointee.problem_mark.index), message: message)
    }

    private static func copy(_ event: yaml_event_t) -> YAMLReader.Event? {
        let mark = unsafe Int(event.start_mark.index)
        switch unsafe event.type {
        case YAML_DOCUMENT_START_EVENT:
            return YAMLReader.Event(kind: .document, mark: mark)
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            return YAMLReader.Event(
                kind: .scalar(isPlain: unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE), mark: mark,
                text: unsafe String(decoding: bytes, as: UTF8.self), anchor: unsafe text(scalar.anchor))
        case YAML_SEQUENCE_START_EVENT:
            return YAMLReader.Event(
                kind: .sequenceStart, mark: mark, anchor: unsafe text(event.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT:
            return YAMLReader.Event(
                kind: .mappingStart, mark: mark, anchor: unsafe text(event.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            return YAMLReader.Event(kind: .end, mark: mark)
        case YAML_ALIAS_EVENT:
            return YAMLReader.Event(kind: .alias, mark: mark, anchor: unsafe text(event.data.alias.anchor))
        default:
            return nil
        }
    }

    private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        unsafe characters.map { unsafe String(cString: $0) }
    }
}
