/// A file with edits applied, and which of its bytes are new. Offsets are those of the new text unless said otherwise.
struct EditedText {
    let bytes: [UInt8]
    /// What was put around code that stays; neighbours are joined.
    let insertions: [SourceRange]
    /// What stands in the place of `replaced`, insertions of the same fixes included; neighbours are joined.
    let replacements: [SourceRange]
    /// What gave way to `replacements`: offsets in the original, insertions of the same fixes left out.
    let replaced: [SourceRange]
    /// As they are written; offsets in the original.
    let edits: EditList

    /// `keeping` are the edits of fixes that keep the old code, `replacing` those of fixes that replace it. `nil` when
    /// they overlap.
    init?(_ before: [UInt8], keeping: [Edit], replacing: [Edit]) {
        guard let edits = EditList(keeping + replacing) else { return nil }
        let replaces = Set(replacing).subtracting(keeping)
        let resolved = edits.resolved(in: before)
        var insertions: [SourceRange] = []
        var replacements: [SourceRange] = []
        var shift = 0
        for (edit, written) in zip(edits.edits, resolved.edits) {
            let start = written.range.lowerBound + shift
            let range = start..<start + written.replacement.utf8.count
            if replaces.contains(edit) { replacements.join(range) } else { insertions.join(range) }
            shift += range.count - written.range.count
        }
        self.bytes = resolved.write(into: before)
        self.insertions = insertions
        self.replacements = replacements
        self.replaced = edits.edits.filter { replaces.contains($0) && !$0.isInsertion }.map(\.range)
        self.edits = resolved
    }

    /// Whether edits brought all of it.
    func isNew(_ range: SourceRange) -> Bool { insertions.cover(range) || replacements.cover(range) }

    /// Whether edits brought a piece of it, but not all.
    func isPartlyNew(_ range: SourceRange) -> Bool {
        insertions.cut(range) || replacements.cut(range)
    }

    /// Whether edits brought a piece of it, or all.
    func touches(_ range: SourceRange) -> Bool { isNew(range) || isPartlyNew(range) }

    /// Where a range that no edit touches stood in the original; `nil` when one touches it.
    func originalRange(of range: SourceRange) -> SourceRange? {
        var shift = 0
        for edit in edits.edits {
            let start = edit.range.lowerBound + shift
            let end = start + edit.replacement.utf8.count
            if range.upperBound <= start { break }
            if range.lowerBound < end { return nil }
            shift += edit.replacement.utf8.count - edit.range.count
        }
        return range.lowerBound - shift..<range.upperBound - shift
    }

    /// What is inserted around code that stays, without `ranges`.
    func added(besides ranges: [SourceRange]) -> [SourceRange] {
        var added: [SourceRange] = []
        var hidden = ranges.sorted { $0.lowerBound < $1.lowerBound }[...]
        for insertion in insertions {
            var start = insertion.lowerBound
            while let range = hidden.first, range.lowerBound < insertion.upperBound {
                if range.lowerBound > start { added.append(start..<range.lowerBound) }
                start = max(start, range.upperBound)
                if range.upperBound > insertion.upperBound { break }
                hidden.removeFirst()
            }
            if start < insertion.upperBound { added.append(start..<insertion.upperBound) }
        }
        return added
    }

    /// Spaces and tabs at the start of a line.
    func isIndentation(_ range: SourceRange) -> Bool {
        bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            && (range.lowerBound == 0 || bytes[range.lowerBound - 1] == UInt8(ascii: "\n")
                || bytes[..<range.lowerBound].elementsEqual(byteOrderMark))
    }
}
