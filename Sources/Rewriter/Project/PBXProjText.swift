/// Insertions into the text of a project file, in the file's own layout.
struct PBXProjText {
    /// Xcode knows some fifty kinds of objects.
    private static let sectionLimit = 500
    private let bytes: [UInt8]
    private let newline: String
    private let objects: XcodeObjects
    /// New text by the offset that it goes to, in order.
    private var insertions: [Int: [(order: String, text: String)]] = [:]

    init(_ project: SourceFile, objects: XcodeObjects) {
        bytes = project.bytes
        newline = project.lineEnding
        self.objects = objects
    }

    var edits: [Edit] {
        insertions.map { offset, parts in
            .insert(parts.sorted { $0.order < $1.order }.map(\.text).joined(), at: offset)
        }.sorted()
    }

    // MARK: Objects

    /// Adds an object beside others of its kind: in the order of ids if they are in that order, behind them otherwise.
    mutating func add(object id: String, comment: String, fields: [(String, String)], references: [String: String]) {
        let isa = fields.first { $0.0 == "isa" }?.1 ?? ""
        let section = objects.list.root["objects"]?.entries.filter { $0.value["isa"]?.string == isa } ?? []
        guard let sample = section.last else {
            return add(section: isa, entry: entry(id, comment, fields, references, like: nil), order: id)
        }
        let line = entry(id, comment, fields, references, like: sample)
        let ids = section.map { $0.key.string ?? "" }
        let isSorted = zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
        if isSorted, let next = section.first(where: { ($0.key.string ?? "") > id }),
            let start = lineStart(of: next.key.range.lowerBound)
        {
            insert(line + newline, at: start, order: id)
        } else {
            insert(newline + line, at: after(sample.value.range.upperBound, UInt8(ascii: ";")), order: id)
        }
    }

    /// One object's text without a line end, laid out as `sample` is.
    private func entry(
        _ id: String, _ comment: String, _ fields: [(String, String)], _ references: [String: String],
        like sample: (key: PropertyList.Value, value: PropertyList.Value)?
    ) -> String {
        let indent = sample.map { indentation(at: $0.key.range.lowerBound) } ?? "\t\t"
        let hasComments = sample.map { hasComment(after: $0.key.range.upperBound) } ?? true
        let isOneLine = sample.map { !bytes[$0.value.range].contains(UInt8(ascii: "\n")) } ?? true
        func mark(_ text: String) -> String {
            hasComments ? " /* \(text.replacing("*/", with: "")) */" : ""
        }
        let pairs = fields.map { key, value in
            "\(key) = \(Self.quoted(value))\(references[value].map(mark) ?? "");"
        }
        let body =
            isOneLine
            ? pairs.map { $0 + " " }.joined()
            : newline + pairs.map { "\(indent)\t\($0)\(newline)" }.joined() + indent
        return "\(indent)\(id)\(mark(comment)) = {\(body)};"
    }

    /// A section for a kind of object that the project has none of yet, where the alphabet puts it.
    private mutating func add(section isa: String, entry: String, order: String) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = objects.list.root["objects"]?.range.lowerBound else { return }
        var offset = start + 1
        var usesSections = false
        for begin in text.ranges(of: "/* Begin ").prefix(Self.sectionLimit) {
            usesSections = true
            let name = String(text[begin.upperBound...].prefix { $0 != " " })
            let position = text.utf8.distance(from: text.startIndex, to: begin.lowerBound)
            if name > isa, let line = lineStart(of: position) {
                offset = line
                break
            }
            let tail = text[begin.upperBound...]
            if let end = tail.firstRange(of: "/* End \(name) section */") {
                offset = text.utf8.distance(from: text.startIndex, to: end.upperBound)
            }
        }
        guard usesSections else { return insert(newline + entry, at: offset, order: order) }
        let isBehind = offset < bytes.count && bytes[offset] != UInt8(ascii: "/")
        let section = "/* Begin \(isa) section */\(newline)\(entry)\(newline)/* End \(isa) section */"
        // Several entries of a new section come one by one: the first one brings the frame.
        if var parts = insertions[offset], let frame = parts.firstIndex(where: { $0.text.contains("/* Begin \(isa) ") })
        {
            parts[frame].text = parts[frame].text.replacing("/* End \(isa) ", with: "\(entry)\(newline)/* End \(isa) ")
            insertions[offset] = parts
            return
        }
        insert(isBehind ? newline + newline + section : section + newline + newline, at: offset, order: order)
    }

    // MARK: Elements

    /// Adds an element to an array so that it becomes the one at `index`.
    mutating func insert(element: String, comment: String?, into array: PropertyList.Value, at index: Int) {
        let elements = array.elements
        let isOneLine = !bytes[array.range].contains(UInt8(ascii: "\n"))
        let hasComments = elements.first.map { hasComment(after: $0.range.upperBound) } ?? true
        let mark = comment.map { hasComments ? " /* \($0.replacing("*/", with: "")) */" : "" } ?? ""
        let text = "\(Self.quoted(element))\(mark),"
        if index < elements.count {
            let next = elements[index].range.lowerBound
            let start = isOneLine ? nil : lineStart(of: next)
            insert(
                start == nil ? text + " " : indentation(at: next) + text + newline, at: start ?? next, order: element)
        } else if let last = elements.last {
            let end = last.range.upperBound
            let hasComma = next(UInt8(ascii: ","), after: end)
            let offset = hasComma ? after(end, UInt8(ascii: ",")) : afterComment(end)
            let lead = isOneLine ? " " : newline + indentation(at: last.range.lowerBound)
            insert((hasComma ? "" : ",") + lead + text, at: offset, order: element)
        } else {
            let lead = isOneLine ? "" : newline + indentation(at: array.range.upperBound - 1) + "\t"
            insert(lead + text, at: array.range.lowerBound + 1, order: element)
        }
    }

    private mutating func insert(_ text: String, at offset: Int, order: String) {
        insertions[offset, default: []].append((order, text))
    }

    // MARK: Layout

    /// The start of the line, if nothing but blanks stands between it and `offset`.
    private func lineStart(of offset: Int) -> Int? {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return bytes[start..<offset].allSatisfy { $0 == 32 || $0 == 9 } ? start : nil
    }

    /// The blanks at the start of the line that `offset` is in.
    private func indentation(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start..<offset].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    }

    private func hasComment(after offset: Int) -> Bool {
        bytes[offset...].drop { $0 == 32 || $0 == 9 }.starts(with: "/*".utf8)
    }

    /// Past the comment that follows, if one does.
    private func afterComment(_ offset: Int) -> Int {
        guard hasComment(after: offset) else { return offset }
        var end = offset
        while end + 1 < bytes.count, !(bytes[end] == UInt8(ascii: "*") && bytes[end + 1] == UInt8(ascii: "/")) {
            end += 1
        }
        return min(end + 2, bytes.count)
    }

    /// Whether `byte` is the next thing after blanks and a comment.
    private func next(_ byte: UInt8, after offset: Int) -> Bool {
        bytes[afterComment(offset)...].first { !(9...13).contains($0) && $0 != 32 } == byte
    }

    /// The place behind the next `byte`, which blanks and a comment may precede.
    private func after(_ offset: Int, _ byte: UInt8) -> Int {
        bytes[afterComment(offset)...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
    }

    private static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && !text.contains("//") && !text.contains("___")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
                    UInt8(ascii: "$"):
                    true
                default: false
                }
            }
        if isPlain { return text }
        return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
