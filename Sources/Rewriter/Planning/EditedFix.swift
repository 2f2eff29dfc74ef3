extension Fix {
    /// The fix that turns `original` into `edited`, which a person made of what this fix alone makes of it.
    ///
    /// What this fix brought and the person left stays what it was; whatever else differs is new, so that the verifier
    /// sees which of the old bytes are still there.
    public func edited(to edited: [UInt8], of original: [UInt8]) -> Fix {
        let proposal = Proposal(edits.resolved(in: original), of: original)
        let sources = proposal.sources(of: edited)
        var result: [Edit] = []
        var next = 0
        var text: [UInt8] = []
        for (byte, source) in zip(edited + [0], sources + [original.count]) {
            guard let source else {
                text.append(byte)
                continue
            }
            if source > next || !text.isEmpty {
                result += edits(at: next..<source, text, in: original)
            }
            next = source + 1
            text = []
        }
        return Fix(
            title: title, edits: EditList(result) ?? EditList(), requires: requires, replacesOldCode: replacesOldCode,
            joint: joint)
    }

    /// This fix's own edits where they bring just this text, so that they keep their order among those of others.
    private func edits(at range: SourceRange, _ text: [UInt8], in original: [UInt8]) -> [Edit] {
        let own = edits.edits.filter { range.isEmpty ? $0.range == range : $0.range.overlaps(range) }
        let brings = EditList(own)?.resolved(in: original).edits.map(\.replacement).joined()
        if own.map(\.range).allSatisfy({ $0 == range }), brings.map({ Array($0.utf8) == text }) ?? false { return own }
        return [Edit(range, String(decoding: text, as: UTF8.self))]
    }
}

/// What a fix makes of a text, and where each byte of that comes from.
private struct Proposal {
    private let bytes: [UInt8]
    /// Offsets in the original; `nil` for what the fix brings.
    private let sources: [Int?]

    init(_ edits: EditList, of original: [UInt8]) {
        var sources: [Int?] = []
        var position = 0
        for edit in edits.edits {
            sources += (position..<edit.range.lowerBound).map { $0 }
            sources += Array(repeating: nil, count: edit.replacement.utf8.count)
            position = edit.range.upperBound
        }
        sources += (position..<original.count).map { $0 }
        bytes = edits.write(into: original)
        self.sources = sources
    }

    /// Where each byte of a text comes from that somebody made of this one; `nil` for what is new.
    func sources(of edited: [UInt8]) -> [Int?] {
        let old = Self.pieces(of: bytes)
        let new = Self.pieces(of: edited)
        var result: [Int?] = []
        var position = 0
        for change in LineDiff(old: old, new: new).changes {
            result += old[position..<change.old.lowerBound].flatMap { sources[$0.indices] }
            result += Array(repeating: nil, count: new[change.new].reduce(0) { $0 + $1.count })
            position = change.old.upperBound
        }
        return result + old[position...].flatMap { sources[$0.indices] }
    }

    /// Words, white space and single signs.
    private static func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        for end in bytes.indices.dropFirst() where !continues(bytes[end - 1], bytes[end]) {
            pieces.append(bytes[start..<end])
            start = end
        }
        return start < bytes.count ? pieces + [bytes[start...]] : pieces
    }

    private static func continues(_ left: UInt8, _ right: UInt8) -> Bool {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let isWord = { (byte: UInt8) in
            byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber
        }
        return isSpace(left) && isSpace(right) || isWord(left) && isWord(right)
    }
}
