/// The top-level declarations that edits lie in, before and after. The others are the same bytes on both sides, so
/// only these have to be parsed again and compared.
///
/// A declaration that ends in its brace is read the same way whatever stands around it. Anything less certain, such as
/// errors in the file or edits between declarations, makes this `nil`, and all of the file is looked at.
struct TouchedDeclarations {
    /// In source order.
    let before: [SyntaxNode]
    /// Their lines in the new text.
    let after: [SourceRange]

    init?(_ text: EditedText, of tree: SyntaxTree) {
        guard !tree.hasErrors else { return nil }
        let all = Array(tree.root.children)
        let lines = all.map { tree.lines.wholeLines(around: $0.range) }
        var before: [SyntaxNode] = []
        var after: [SourceRange] = []
        var edits = text.edits.edits[...]
        var shift = 0
        for (index, declaration) in all.enumerated() {
            guard let first = edits.first, first.range.lowerBound <= declaration.end else { continue }
            let range = lines[index]
            guard first.range.lowerBound >= range.lowerBound, Self.endsInBrace(declaration),
                index == 0 || lines[index - 1].upperBound <= range.lowerBound,
                index + 1 == all.count || range.upperBound <= lines[index + 1].lowerBound
            else { return nil }
            let start = range.lowerBound + shift
            while let edit = edits.first, edit.range.lowerBound <= declaration.end {
                guard edit.range.upperBound <= declaration.end else { return nil }
                shift += edit.replacement.utf8.count - edit.range.count
                edits.removeFirst()
            }
            before.append(declaration)
            after.append(start..<range.upperBound + shift)
        }
        guard edits.isEmpty, !before.isEmpty else { return nil }
        self.before = before
        self.after = after
    }

    /// Whether a tree of nothing but the lines in `after` holds the same declarations.
    func areAll(of tree: SyntaxTree) -> Bool {
        let declarations = Array(tree.root.children)
        return !tree.hasErrors && declarations.map(\.kind) == before.map(\.kind)
            && zip(declarations, after).allSatisfy { declaration, range in
                range.lowerBound <= declaration.start && declaration.end <= range.upperBound
                    && Self.endsInBrace(declaration)
            }
    }

    private static func endsInBrace(_ node: SyntaxNode) -> Bool {
        (node.kind == .classDeclaration || node.kind == .functionDeclaration)
            && node.tree.source.bytes[node.end - 1] == UInt8(ascii: "}")
    }
}
