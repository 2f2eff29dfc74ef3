/// One change: the bytes in `range` of the original text give way to `replacement`.
///
/// Rewrites that enclose code are pairs of insertions, so that several of them can enclose each other or share a
/// place and still compose in one pass. `Placement` settles the order of insertions at one offset.
public struct Edit: Hashable, Sendable, Codable {
    public enum Placement: Hashable, Sendable, Codable {
        /// Ends what began earlier and covers `encloses`; comes before anything that begins here.
        case closing(encloses: SourceRange)
        /// Extra indentation at the start of a line, because of something that covers `encloses`.
        case indentation(encloses: SourceRange)
        /// Stands for itself: a replacement, deletion or lone insertion.
        case plain
        /// Begins something that covers `encloses`; comes after anything that ends here.
        case opening(encloses: SourceRange)
    }

    public let range: SourceRange
    public let replacement: String
    public let placement: Placement

    public init(_ range: SourceRange, _ replacement: String, placement: Placement = .plain) {
        self.range = range
        self.replacement = replacement
        self.placement = placement
    }

    /// Puts `text` in front of the byte at `offset`.
    public static func insert(_ text: String, at offset: Int, placement: Placement = .plain) -> Edit {
        Edit(offset..<offset, text, placement: placement)
    }

    public var isInsertion: Bool { range.isEmpty }

    /// What the edit belongs to: the range that its pair encloses, or its own.
    fileprivate var pairedRange: SourceRange {
        switch placement {
        case .opening(let range), .closing(let range), .indentation(let range): range
        case .plain: range
        }
    }

    fileprivate func shifted(by distance: Int) -> Edit {
        func shift(_ range: SourceRange) -> SourceRange { range.lowerBound + distance..<range.upperBound + distance }
        let placement: Placement =
            switch placement {
            case .opening(let range): .opening(encloses: shift(range))
            case .closing(let range): .closing(encloses: shift(range))
            case .indentation(let range): .indentation(encloses: shift(range))
            case .plain: .plain
            }
        return Edit(shift(range), replacement, placement: placement)
    }

    fileprivate func indentingNewLines(by space: String) -> Edit {
        let text = replacement.replacing("\r\n", with: "\r\n" + space)
        return Edit(range, text == replacement ? text.replacing("\n", with: "\n" + space) : text, placement: placement)
    }
}

extension Edit: Comparable {
    /// The order in which edits are applied: by offset; at one offset inner things end before outer ones, then
    /// indentation, then outer things begin before inner ones, and what replaces bytes comes last.
    public static func < (left: Edit, right: Edit) -> Bool {
        if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
        if left.rank != right.rank { return left.rank < right.rank }
        switch (left.placement, right.placement) {
        case (.closing(let a), .closing(let b)) where a != b: return a.lowerBound > b.lowerBound
        case (.opening(let a), .opening(let b)) where a != b: return a.upperBound > b.upperBound
        default: break
        }
        if left.range.upperBound != right.range.upperBound { return left.range.upperBound < right.range.upperBound }
        return left.replacement < right.replacement
    }

    private var rank: Int {
        switch placement {
        case .closing: 0
        case .indentation: 1
        case .opening: 2
        case .plain: isInsertion ? 3 : 4
        }
    }
}

/// Edits of one file in the order of application, none overlapping another.
public struct EditList: Hashable, Sendable, Codable {
    public private(set) var edits: [Edit]

    public init() { edits = [] }

    /// `nil` when two of the edits replace the same bytes, or one inserts inside what another replaces. Only the
    /// indentation of lines that another edit replaces is left out: what takes their place is indented as a whole.
    public init?(_ edits: [Edit]) {
        let replaced = edits.filter { !$0.isInsertion }.map(\.range)
        let sorted = edits.filter { edit in
            guard case .indentation = edit.placement else { return true }
            return !replaced.contains { $0.lowerBound < edit.range.lowerBound && edit.range.lowerBound < $0.upperBound }
        }.sorted()
        for (previous, next) in zip(sorted, sorted.dropFirst()) where previous.range.upperBound > next.range.lowerBound
        {
            return nil
        }
        self.edits = sorted
    }

    public var isEmpty: Bool { edits.isEmpty }

    /// From the first changed byte to the last.
    public var extent: SourceRange? {
        guard let first = edits.first else { return nil }
        return first.range.lowerBound..<edits.reduce(first.range.upperBound) { max($0, $1.range.upperBound) }
    }

    /// From the first byte that matters to an edit to the last: what the edits enclose included.
    var reach: SourceRange? {
        guard let extent else { return nil }
        return edits.reduce(extent) { reach, edit in
            min(reach.lowerBound, edit.pairedRange.lowerBound)..<max(reach.upperBound, edit.pairedRange.upperBound)
        }
    }

    /// The same edits of a text that begins `distance` bytes earlier.
    public func shifted(by distance: Int) -> EditList {
        var result = self
        result.edits = edits.map { $0.shifted(by: distance) }
        return result
    }

    /// The text with all edits applied.
    public func apply(to bytes: [UInt8]) -> [UInt8] { resolved(in: bytes).write(into: bytes) }

    /// The same edits as they are written together: where one goes in by a step because of another around it, the
    /// new lines that it brings go in too.
    func resolved(in bytes: [UInt8]) -> EditList {
        let indentations = edits.compactMap { edit -> (line: Int, encloses: SourceRange, text: String)? in
            guard case .indentation(let range) = edit.placement else { return nil }
            return (edit.range.lowerBound, range, edit.replacement)
        }
        guard !indentations.isEmpty else { return self }
        var result = self
        result.edits = edits.map { edit in
            guard edit.replacement.contains(where: \.isNewline) else { return edit }
            let own = edit.pairedRange
            let line = bytes[..<own.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let extra = indentations.filter {
                $0.line == line && $0.encloses != own && $0.encloses.lowerBound <= own.lowerBound
                    && own.upperBound <= $0.encloses.upperBound
            }
            .map(\.text).joined()
            return extra.isEmpty ? edit : edit.indentingNewLines(by: extra)
        }
        return result
    }

    /// For edits that are resolved already.
    func write(into bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var position = 0
        for edit in edits {
            result.append(contentsOf: bytes[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.replacement.utf8)
            position = edit.range.upperBound
        }
        result.append(contentsOf: bytes[position...])
        return result
    }
}
