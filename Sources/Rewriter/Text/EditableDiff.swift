/// The difference between two versions of a file as a text that a person may edit, in the manner of `git add -p`.
public struct EditableDiff: Sendable {
    private let before: [UInt8]
    private let diff: UnifiedDiff
    private let newline: [UInt8]

    public init(path: String, before: [UInt8], after: [UInt8]) {
        self.before = before
        diff = UnifiedDiff(path: path, before: before, after: after)
        let usesBoth = before.firstRange(of: Array("\r\n".utf8)) != nil
        newline = Array((usesBoth ? "\r\n" : "\n").utf8)
    }

    /// Why a text is not taken.
    public enum Failure: Error, Hashable, Sendable {
        /// Nothing is left of it.
        case empty
        /// A line of the file as it is was changed or is gone: the line's number, counted from 1.
        case changesOldLine(Int)
        /// The lines with `@@` are not those that were there.
        case changesHeaders
    }

    /// The hunks, below a few words about how to edit them. Lines end in `\n`, whatever the file has.
    public var text: String {
        let instructions = """
            # Edit the lines that begin with '+': they are what will be written.
            # To keep a line that begins with '-', change the '-' to a space. To leave out a line that begins with
            # '+', delete it. Leave the other lines alone. Delete everything to go back to the question.
            # The result has to pass the proof that old systems see no change, like any rewrite.

            """
        return instructions
            + diff.hunks.map { hunk in
                "\(hunk.header)\n"
                    + hunk.lines.map { "\(Character(UnicodeScalar($0.kind.rawValue)))\($0.text)\n" }.joined()
            }.joined()
    }

    /// The file as the edited text says.
    public func applied(_ edited: String) throws(Failure) -> [UInt8] {
        // Not of characters: a newline and what stands before or after it may be one.
        var sections: [[[UInt8]]] = []
        for line in edited.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        where line.first != UInt8(ascii: "#") {
            if line.starts(with: "@@".utf8) {
                sections.append([])
            } else if !sections.isEmpty {
                sections[sections.count - 1].append(line)
            }
        }
        if sections.isEmpty { throw .empty }
        guard sections.count == diff.hunks.count else { throw .changesHeaders }
        let old = EditableDiff.lines(before)
        var result: [UInt8] = []
        var position = 0
        for (hunk, lines) in zip(diff.hunks, sections) {
            let start = max(0, hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1)
            result += old[position..<start].joined()
            result += try applied(lines, to: hunk, old[start..<start + hunk.oldCount])
            position = start + hunk.oldCount
        }
        return result + old[position...].joined()
    }

    /// One hunk: what stands there afterwards.
    private func applied(
        _ lines: [[UInt8]], to hunk: UnifiedDiff.Hunk, _ old: ArraySlice<ArraySlice<UInt8>>
    ) throws(Failure) -> [UInt8] {
        var rest = old
        var result: [UInt8] = []
        // The text ends in a newline, and editors take away the space of an empty line.
        let end = lines.count - lines.reversed().prefix { $0.isEmpty }.count
        for (index, line) in lines.enumerated() where line.first != UInt8(ascii: "\\") {
            if index >= end, rest.isEmpty { break }
            let mark = line.first ?? UInt8(ascii: " ")
            if mark == UInt8(ascii: "+") {
                result += line.dropFirst() + newline
                continue
            }
            guard mark == UInt8(ascii: " ") || mark == UInt8(ascii: "-"), let next = rest.first,
                UnifiedDiff.Line(kind: .context, bytes: next).text.utf8.elementsEqual(line.dropFirst())
            else { throw .changesOldLine(rest.startIndex + 1) }
            if mark == UInt8(ascii: " ") { result += next }
            rest.removeFirst()
        }
        guard rest.isEmpty else { throw .changesOldLine(rest.startIndex + 1) }
        let endsWithoutNewline = hunk.lines.last { $0.kind != .removed }.map { $0.bytes.last != UInt8(ascii: "\n") }
        if endsWithoutNewline ?? false, result.ends(with: newline) { result.removeLast(newline.count) }
        return result
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        let table = LineTable(bytes)
        return table.starts.indices.map { bytes[table.range(ofLine: $0)] }.filter { !$0.isEmpty }
    }
}

extension UnifiedDiff.Line {
    /// Without its ending.
    public var text: String {
        var bytes = bytes
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
