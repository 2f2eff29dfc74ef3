/// What old systems see of a rewritten file: every construct that the edits put around old code gives way to its old
/// half.
struct FallbackProjection {
    /// The accepted constructs, by where they stand.
    let constructs: [FallbackConstruct]
    /// Builder attributes that go with the accepted availability checks.
    let attributes: [SyntaxNode]
    private let text: EditedText

    /// Only what consists of inserted text is taken for a construct, so that nothing original can be hidden by one.
    init(_ forms: FallbackForms, of tree: SyntaxTree, text: EditedText) {
        self.text = text
        constructs = tree.nodes(.ifStatement, .callExpression).compactMap { node in
            guard let construct = Self.construct(node, forms: forms, text: text) else { return nil }
            // New as a whole, old half included: no old system comes here.
            if text.replacements.cover(construct.opening.lowerBound..<construct.closing.upperBound) { return nil }
            let cover = [text.insertions, text.replacements]
            return cover.contains { $0.cover(construct.opening) && $0.cover(construct.closing) } ? construct : nil
        }
        let owners = Set(constructs.compactMap(\.bodyOwner))
        attributes =
            owners.isEmpty
            ? []
            : tree.nodes(.attribute).filter { node in
                (node.isText("@ViewBuilder") || node.isText("@SwiftUI.ViewBuilder"))
                    && text.insertions.cover(node.range)
                    && node.parent?.parent.map(owners.contains) ?? false
            }
    }

    private static func construct(_ node: SyntaxNode, forms: FallbackForms, text: EditedText) -> FallbackConstruct? {
        switch node.kind {
        case .ifStatement: return FallbackConstruct(check: node, from: forms.availableFrom)
        case .callExpression:
            // Where old code is replaced there are no old systems, so that any wrapper will do.
            let isFree = text.replacements.contains { $0.contains(node.start) }
            return FallbackConstruct(modifier: node, names: forms.modifiers, blanks: forms.blanks)
                ?? FallbackConstruct(wrapper: node) { isFree || forms.wrappers.contains($0) }
        default: return nil
        }
    }

    /// The inserted bytes that old systems don't see, the white space around them included.
    var hidden: [SourceRange] {
        let bytes = text.bytes
        func isSpace(_ offset: Int) -> Bool {
            bytes[offset] <= UInt8(ascii: " ") && text.insertions.cover(offset..<offset + 1)
        }
        var hidden: [SourceRange] = []
        for range in constructs.map(\.opening) + attributes.map(\.range) {
            var start = range.lowerBound
            var end = range.upperBound
            while start > 0, isSpace(start - 1) { start -= 1 }
            while end < bytes.count, isSpace(end) { end += 1 }
            hidden.append(start..<end)
        }
        for range in constructs.map(\.closing) {
            var start = range.lowerBound
            while start > 0, isSpace(start - 1) { start -= 1 }
            hidden.append(start..<range.upperBound)
        }
        return hidden
    }
}

extension [SourceRange] {
    /// Whether one of these ranges, which are in order and apart from each other, holds the whole of `range`.
    func cover(_ range: SourceRange) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound < range.upperBound { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].lowerBound <= range.lowerBound
    }

    /// Whether one of these ranges, which are in order and apart from each other, overlaps `range` without holding it.
    func cut(_ range: SourceRange) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].overlaps(range)
            && !(self[low].lowerBound <= range.lowerBound && range.upperBound <= self[low].upperBound)
    }

    /// Adds a range behind the others, or to the last one if it begins where that ends.
    mutating func join(_ range: SourceRange) {
        guard let last, last.upperBound == range.lowerBound else { return append(range) }
        self[count - 1] = last.lowerBound..<range.upperBound
    }

    /// `bytes` without these ranges, which may nest and overlap; a space stands in for each.
    func removed(from bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > position {
            if range.lowerBound > position { result += bytes[position..<range.lowerBound] }
            result.append(UInt8(ascii: " "))
            position = range.upperBound
        }
        return result + bytes[position...]
    }
}
