extension SyntaxNode {
    /// Whether the compiler would refuse what the grammar takes: almost anything for a name (`i*`, `bott#om`, `in` as a
    /// value), white space behind a dot or on one side of an operator, nothing for an operator or value, statements for
    /// values, a line break in front of parentheses, a space in a number. Asked about new text only, so it may be strict.
    ///
    /// `isNew` says whether all of a range is new.
    func isMiswritten(isNew: (SourceRange) -> Bool) -> Bool {
        switch kind {
        case .simpleIdentifier: isNew(range) && !isPlausibleName
        case .navigationSuffix: !isPlausibleMember
        case .prefixExpression: !isPlausiblePrefix
        case .macroInvocation: range.count < 2 || !Lexer.isWord(tree.source.bytes[start + 1])
        case .ifStatement: isNew(range) && parent?.kind != .statements && parent?.kind != .ifStatement
        case .callExpression: hasArgumentsOnNextLine
        case .integerLiteral, .realLiteral: !isPlausibleNumber
        case .valueArgument: isNew(range) && child(.value) == nil
        default: isLeaf ? range.isEmpty || isBareOperator : isLopsided
        }
    }

    /// A word of its own, and no keyword where keywords can't be names; `$0` only in a closure.
    private var isPlausibleName: Bool {
        let bytes = tree.source.bytes
        let before = start > 0 ? bytes[start - 1] : 0
        guard !range.isEmpty, bytes[range].allSatisfy({ Lexer.isWord($0) || $0 == UInt8(ascii: "`") }),
            !Lexer.isWord(before)
        else { return false }
        if isShorthandArgument { return ancestors.contains { $0.kind == .lambdaLiteral } }
        return before == UInt8(ascii: ".") || parent?.kind == .valueArgumentLabel || !keywords.contains(text)
    }

    /// The dot touches the name; numbers have no members.
    private var isPlausibleMember: Bool {
        guard let name = child(.suffix), name.start == start + 1 else { return false }
        let target = parent?.child(.target)?.kind
        return target != .integerLiteral && target != .realLiteral
    }

    /// Without white space, and nothing hangs on to it.
    private var isPlausibleNumber: Bool {
        let bytes = tree.source.bytes
        return bytes[range].allSatisfy { $0 > UInt8(ascii: " ") } && (end == bytes.count || !Lexer.isWord(bytes[end]))
    }

    /// The operator touches its operand; a dot stands in front of a name.
    private var isPlausiblePrefix: Bool {
        guard let sign = child(.operation), let operand = child(.target), !operand.range.isEmpty,
            sign.end == operand.start
        else { return false }
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

    /// An operator, or the backslash of a key path, where a value should be.
    private var isBareOperator: Bool {
        guard !range.isEmpty else { return false }
        let bytes = tree.source.bytes
        if isText("\\") { return end == bytes.count || !Lexer.isWord(bytes[end]) && bytes[end] != UInt8(ascii: ".") }
        return (field == .value || field == .target) && bytes[range].allSatisfy(operatorBytes.contains)
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
