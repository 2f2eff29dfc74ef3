/// Whole lines of a file around one place: what a report needs to show the place and what is changed there.
public struct SourceExcerpt: Sendable, Codable {
    /// Number of its first line, counted from 1.
    public let firstLine: Int
    /// Where its first byte lies in the file.
    public let offset: Int
    /// As they are in the file, line endings included.
    public let bytes: [UInt8]
    private let table: LineTable

    /// - Parameter context: how many lines are shown before and after `range`.
    public init(of source: SourceFile, lines: LineTable, around range: SourceRange, context: Int = 3) {
        let first = max(0, lines.lineIndex(of: range.lowerBound) - context)
        let last = min(lines.starts.count - 1, lines.lineIndex(of: range.upperBound) + context)
        let range = lines.range(ofLine: first).lowerBound..<lines.range(ofLine: last).upperBound
        firstLine = first + 1
        offset = range.lowerBound
        bytes = Array(source.bytes[range])
        table = LineTable(bytes)
    }

    /// The lines with their endings. A final newline ends the last line and begins no other.
    public var lines: [ArraySlice<UInt8>] {
        let lines = table.starts.indices.map { bytes[table.range(ofLine: $0)] }
        return lines.last?.isEmpty ?? false ? Array(lines.dropLast()) : lines
    }

    /// A place in the units of most editors and of JavaScript.
    public struct Place: Hashable, Sendable {
        /// Counted from 1 in the file.
        public let line: Int
        /// UTF-16 code units from the start of the line. A byte-order mark counts, as any other character.
        public let utf16Offset: Int
    }

    /// - Parameter offset: in the file; must lie in the excerpt.
    public func place(of offset: Int) -> Place {
        let offset = offset - self.offset
        let index = table.lineIndex(of: offset)
        let text = String(decoding: bytes[table.starts[index]..<offset], as: UTF8.self)
        return Place(line: firstLine + index, utf16Offset: text.utf16.count)
    }

    /// Whether it is the start of a file that has a byte-order mark.
    public var hasByteOrderMark: Bool { firstLine == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

    /// Lines that give way to others.
    public struct LineChange: Hashable, Sendable {
        /// Indices into `lines`; empty where lines go in only.
        public let old: Range<Int>
        /// With their endings.
        public let new: [ArraySlice<UInt8>]
    }

    /// What edits that lie in the excerpt do to its lines when they are applied alone, in the order of the lines.
    /// The changes stand where the edits are, so that those of several fixes can be joined when no lines meet.
    public func lineChanges(by edits: EditList) -> [LineChange] {
        let resolved = edits.shifted(by: -offset).resolved(in: bytes).edits
        var groups: [(lines: ClosedRange<Int>, edits: [Edit])] = []
        for edit in resolved {
            let first = table.lineIndex(of: edit.range.lowerBound)
            let last = table.lineIndex(of: edit.range.upperBound)
            if let group = groups.last, first <= group.lines.upperBound + 1 {
                groups[groups.count - 1].lines = group.lines.lowerBound...max(group.lines.upperBound, last)
                groups[groups.count - 1].edits.append(edit)
            } else {
                groups.append((first...last, [edit]))
            }
        }
        return groups.compactMap { change($0.lines, $0.edits) }
    }

    private func change(_ lines: ClosedRange<Int>, _ edits: [Edit]) -> LineChange? {
        var text: [UInt8] = []
        var position = table.starts[lines.lowerBound]
        for edit in edits {
            text += bytes[position..<edit.range.lowerBound]
            text += edit.replacement.utf8
            position = edit.range.upperBound
        }
        text += bytes[position..<table.range(ofLine: lines.upperBound).upperBound]
        var new = SourceExcerpt.lines(of: text)[...]
        var old = lines.lowerBound..<min(lines.upperBound + 1, self.lines.count)
        func trimStart() {
            while let line = new.first, !old.isEmpty, bytes[table.range(ofLine: old.lowerBound)] == line {
                new.removeFirst()
                old = old.lowerBound + 1..<old.upperBound
            }
        }
        func trimEnd() {
            while let line = new.last, !old.isEmpty, bytes[table.range(ofLine: old.upperBound - 1)] == line {
                new.removeLast()
                old = old.lowerBound..<old.upperBound - 1
            }
        }
        // A line that goes in before an equal one must not be shown as going in after it.
        if edits.first?.range.lowerBound == table.starts[lines.lowerBound] { trimEnd() }
        trimStart()
        trimEnd()
        return old.isEmpty && new.isEmpty ? nil : LineChange(old: old, new: Array(new))
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        let table = LineTable(text)
        return table.starts.indices.map { text[table.range(ofLine: $0)] }.filter { !$0.isEmpty }
    }

    /// What edits that lie in the excerpt replace, each as small as it can be: what is the same before and after is
    /// left out, and edits that touch are one. Offsets are those of the file.
    public func replacements(by edits: EditList) -> [(range: SourceRange, text: String)] {
        let resolved = edits.shifted(by: -offset).resolved(in: bytes).edits
        var joined: [(range: SourceRange, text: String)] = []
        for edit in resolved {
            if let last = joined.last, last.range.upperBound == edit.range.lowerBound {
                joined[joined.count - 1] = (last.range.lowerBound..<edit.range.upperBound, last.text + edit.replacement)
            } else {
                joined.append((edit.range, edit.replacement))
            }
        }
        return joined.map(trimmed).filter { !$0.range.isEmpty || !$0.text.isEmpty }
            .map { ($0.range.lowerBound + offset..<$0.range.upperBound + offset, $0.text) }
    }

    /// Cuts between whole characters only.
    private func trimmed(_ change: (range: SourceRange, text: String)) -> (range: SourceRange, text: String) {
        var old = Array(String(decoding: bytes[change.range], as: UTF8.self).unicodeScalars)[...]
        var new = Array(change.text.unicodeScalars)[...]
        var range = change.range
        while let scalar = old.first, scalar == new.first {
            (old, new) = (old.dropFirst(), new.dropFirst())
            range = range.lowerBound + UTF8.width(scalar)..<range.upperBound
        }
        while let scalar = old.last, scalar == new.last {
            (old, new) = (old.dropLast(), new.dropLast())
            range = range.lowerBound..<range.upperBound - UTF8.width(scalar)
        }
        return (range, String(String.UnicodeScalarView(new)))
    }
}
