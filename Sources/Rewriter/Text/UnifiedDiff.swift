/// The difference between two versions of one file, in the form that `git apply` takes.
public struct UnifiedDiff: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        public enum Kind: UInt8, Hashable, Sendable {
            case context = 0x20
            case removed = 0x2D
            case added = 0x2B
        }

        public let kind: Kind
        /// With the line's ending, if it has one.
        public let bytes: ArraySlice<UInt8>
    }

    /// Neighbouring changes with the lines around them.
    public struct Hunk: Hashable, Sendable {
        /// Number of the first line, counted from 1; 0 if there is none.
        public let oldStart: Int
        public let oldCount: Int
        public let newStart: Int
        public let newCount: Int
        public let lines: [Line]
    }

    /// Relative to the root of the repository.
    public let path: String
    public let isNewFile: Bool
    public let hunks: [Hunk]

    /// - Parameters:
    ///   - before: `nil` for a file that is created.
    ///   - context: how many equal lines are shown around a change.
    public init(path: String, before: [UInt8]?, after: [UInt8], context: Int = 3) {
        self.path = path
        isNewFile = before == nil
        let old = lines(before ?? [])
        let new = lines(after)
        hunks = grouped(LineDiff(old: old, new: new).changes, context).map { Hunk($0, old, new, context) }
    }

    /// Whether there is no difference.
    public var isEmpty: Bool { hunks.isEmpty && !isNewFile }

    /// The text of the patch.
    /// - Parameter index: what git's `index` line says: the names of both contents and the mode, as in
    ///   `1234567..89abcde 100644`.
    public func rendered(index: String? = nil) -> [UInt8] {
        if isEmpty { return [] }
        let header = Self.header(path: path, isNewFile: isNewFile, hasLines: !hunks.isEmpty, index: index)
        return hunks.reduce(into: Array(header.utf8)) { $1.render(into: &$0) }
    }

    /// The lines of a patch before the first hunk.
    static func header(path: String, isNewFile: Bool = false, hasLines: Bool = true, index: String? = nil) -> String {
        let (old, new) = (quoted("a/" + path), quoted("b/" + path))
        var text = "diff --git \(old) \(new)\n"
        if isNewFile { text += "new file mode 100644\n" }
        if let index { text += "index \(index)\n" }
        guard hasLines else { return text }
        // A name with a space would end there; git puts a tab behind it.
        let end = path.utf8.contains(UInt8(ascii: " ")) ? "\t\n" : "\n"
        return text + "--- \(isNewFile ? "/dev/null\n" : old + end)+++ \(new)\(end)"
    }
}

extension UnifiedDiff.Hunk {
    fileprivate init(
        _ changes: ArraySlice<LineDiff.Change>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ context: Int
    ) {
        let first = changes.first ?? LineDiff.Change(old: 0..<0, new: 0..<0)
        let last = changes.last ?? first
        let before = min(context, first.old.lowerBound)
        let after = min(context, old.count - last.old.upperBound)
        var lines: [UnifiedDiff.Line] = []
        var position = first.old.lowerBound - before
        for change in changes {
            lines += old[position..<change.old.lowerBound].map { UnifiedDiff.Line(kind: .context, bytes: $0) }
            lines += old[change.old].map { UnifiedDiff.Line(kind: .removed, bytes: $0) }
            lines += new[change.new].map { UnifiedDiff.Line(kind: .added, bytes: $0) }
            position = change.old.upperBound
        }
        lines += old[position..<position + after].map { UnifiedDiff.Line(kind: .context, bytes: $0) }
        self.lines = lines
        oldCount = last.old.upperBound + after - (first.old.lowerBound - before)
        newCount = last.new.upperBound + after - (first.new.lowerBound - before)
        oldStart = first.old.lowerBound - before + (oldCount == 0 ? 0 : 1)
        newStart = first.new.lowerBound - before + (newCount == 0 ? 0 : 1)
    }

    /// `@@ -1,7 +1,9 @@`
    public var header: String { "@@ -\(span(oldStart, oldCount)) +\(span(newStart, newCount)) @@" }

    private func span(_ start: Int, _ count: Int) -> String { count == 1 ? "\(start)" : "\(start),\(count)" }

    fileprivate func render(into text: inout [UInt8]) {
        text += header.utf8
        text.append(UInt8(ascii: "\n"))
        for line in lines {
            text.append(line.kind.rawValue)
            text += line.bytes
            if line.bytes.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
        }
    }
}

/// The lines of a text, each with its ending.
private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        result.append(bytes[start..<end])
        start = end
    }
    return result
}

/// Changes that are so close that the lines shown around them would meet go together.
private func grouped(_ changes: [LineDiff.Change], _ context: Int) -> [ArraySlice<LineDiff.Change>] {
    var groups: [ArraySlice<LineDiff.Change>] = []
    var start = 0
    for index in changes.indices {
        let isLast = index + 1 == changes.count
        if isLast || changes[index + 1].old.lowerBound - changes[index].old.upperBound > 2 * context {
            groups.append(changes[start...index])
            start = index + 1
        }
    }
    return groups
}

/// A name as git writes it: in quotes, with backslash escapes, if it holds anything but printable ASCII.
private func quoted(_ name: String) -> String {
    let escapes: [UInt8: String] = [
        7: "\\a", 8: "\\b", 9: "\\t", 10: "\\n", 11: "\\v", 12: "\\f", 13: "\\r", 34: "\\\"", 92: "\\\\",
    ]
    let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && escapes[$0] == nil }
    if isPlain { return name }
    let text = name.utf8.map { byte in
        if let escape = escapes[byte] { return escape }
        if byte >= 0x20 && byte < 0x7F { return String(UnicodeScalar(byte)) }
        let octal = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
    return "\"" + text.joined() + "\""
}
