extension SyntaxNode {
    /// Whether the compiler would refuse what the grammar takes: almost anything for a name (`i*`, `bott#om`, `in` as a
    /// value), white space behind a dot or on one side of an operator, nothing for an operator or value, statements for
    /// values, a line break in front of parentheses, a space in a number. Asked about new text only, so it may be strict.
    ///
    /// `isNew` says whether all of a range is new.
    func isMiswritten(isNew: (SourceRange) -> Bool) -> Bool {
        switch kind {
        case .simpleIdentifier: isNew(range) && !isPlausibleName
        case .navigationSuffix: child(.suffix).map { $0.start != start + 1 } ?? true
        case .prefixExpression: !isPlausiblePrefix
        case .ifStatement: isNew(range) && parent?.kind != .statements && parent?.kind != .ifStatement
        case .callExpression: hasArgumentsOnNextLine
        case .realLiteral: tree.source.bytes[range].contains { $0 <= UInt8(ascii: " ") }
        case .valueArgument: isNew(range) && child(.value) == nil
        default: isLeaf ? range.isEmpty : isLopsided
        }
    }

    /// A word, and no keyword where keywords can't be names.
    private var isPlausibleName: Bool {
        let bytes = tree.source.bytes[range]
        guard !bytes.isEmpty, bytes.allSatisfy({ Lexer.isWord($0) || $0 == UInt8(ascii: "`") }) else { return false }
        let isMember = start > 0 && tree.source.bytes[start - 1] == UInt8(ascii: ".")
        return isMember || parent?.kind == .valueArgumentLabel || !keywords.contains(text)
    }

    /// The operator touches its operand; a dot stands in front of a name.
    private var isPlausiblePrefix: Bool {
        guard let sign = child(.operation), let operand = child(.target), sign.end == operand.start else {
            return false
        }
        let first = tree.source.bytes[operand.start]
        return !sign.isText(".") || Lexer.isWord(first) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
            || first == UInt8(ascii: "`")
    }

    /// Parentheses or brackets behind a line break begin something else.
    private var hasArgumentsOnNextLine: Bool {
        guard let suffix = child(.callSuffix), !tree.source.bytes[suffix.start...].starts(with: "{".utf8),
            let callee = children.first(where: { !$0.isComment })
        else { return false }
        return tree.source.bytes[callee.end..<suffix.start].contains(UInt8(ascii: "\n"))
    }

    /// An operator between two values with white space on one side only.
    private var isLopsided: Bool {
        let parts = children.filter { !$0.isComment }
        guard parts.count == 3, !parts[0].isLeaf || parts[0].kind != .token, parts[1].isLeaf, parts[2].kind != .token,
            tree.source.bytes[parts[1].range].allSatisfy(operatorBytes.contains)
        else { return false }
        return (parts[0].end == parts[1].start) != (parts[1].end == parts[2].start)
    }
}

private let operatorBytes = Set("+-*/%&|^<>=!~".utf8)

/// Those that can't stand for a value.
private let keywords: Set = [
    "as", "break", "case", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "for", "func",
    "guard",
    "if", "import", "in", "is", "let", "protocol", "repeat", "return", "struct", "switch", "throw", "try", "var",
    "where", "while",
]
