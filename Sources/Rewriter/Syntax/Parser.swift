internal import CTreeSitter
internal import CTreeSitterSwift

/// Why a file has no syntax tree.
public enum ParseFailure: String, Error, Hashable, Sendable, CaseIterable {
    /// Not valid UTF-8 (or it holds NUL bytes).
    case notUTF8 = "not-utf8"
    /// More bytes than `Parser.sizeLimit`.
    case tooLarge = "too-large"
    /// Nested deeper than `Parser.depthLimit`, or with more than 65,534 parts (comments, for instance) in a row.
    case tooDeep = "too-deep"
    /// The parsing library gave no tree: it can't read the grammar, or it is out of memory.
    case noTree = "no-tree"
    /// The parsing library has found no end within `Parser.patience`: some texts that aren't Swift drive it mad.
    case tooSlow = "too-slow"
}

/// Parses Swift. Owns one tree-sitter parser, so each task makes its own.
@safe public struct Parser: ~Copyable {
    /// Files with more bytes than this are left out (2 MiB).
    public static let sizeLimit = 2 << 20
    /// Trees deeper than this are left out. A modifier costs two levels, so this is a chain of 2,000 links.
    public static let depthLimit = 4_000

    /// The grammar reads on to the end of the file for each comment that is never closed.
    private static let openCommentLimit = 2_000

    /// Each bracket costs two levels at least, and the grammar's way out of thousands that are never closed is slow.
    private static let bracketLimit = depthLimit / 2

    /// In microseconds. Code of the largest size takes a fraction of it.
    private static let patience: UInt64 = 10_000_000

    /// Shorter texts can't hold so many tokens in a row that the library's count of children overflows; longer ones are
    /// parsed apart (see apart.c).
    private static let shortLimit = 16 << 10

    private let parser: OpaquePointer

    /// `nil` when the linked tree-sitter library can't read the grammar.
    public init?() {
        guard let language = unsafe glass_migrate_swift_language(), let parser = unsafe ts_parser_new() else {
            return nil
        }
        guard unsafe ts_parser_set_language(parser, OpaquePointer(language)) else {
            unsafe ts_parser_delete(parser)
            return nil
        }
        unsafe ts_parser_set_timeout_micros(parser, Self.patience)
        unsafe self.parser = parser
    }

    deinit { unsafe ts_parser_delete(parser) }

    /// The tree of `source`; errors in the code are nodes of it.
    /// - Parameter parts: whole lines to read, in order and apart from each other, as if there was nothing else; empty
    ///   for all. Offsets are those in the file.
    borrowing func parse(_ source: SourceFile, only parts: [SourceRange]) throws(ParseFailure) -> SyntaxTree {
        let lines = LineTable(source.bytes)
        let ranges = parts.map { part in
            TSRange(
                start_point: TSPoint(row: UInt32(lines.lineIndex(of: part.lowerBound)), column: 0),
                end_point: TSPoint(row: UInt32(lines.lineIndex(of: part.upperBound)), column: 0),
                start_byte: UInt32(part.lowerBound), end_byte: UInt32(part.upperBound))
        }
        return try parse(source, in: ranges)
    }

    /// The tree of `source`; errors in the code are nodes of it.
    public borrowing func parse(_ source: SourceFile) throws(ParseFailure) -> SyntaxTree {
        try parse(source, in: [])
    }

    private borrowing func parse(_ source: SourceFile, in ranges: [TSRange]) throws(ParseFailure) -> SyntaxTree {
        guard source.bytes.count <= Self.sizeLimit else { throw .tooLarge }
        guard isUTF8(source.bytes) else { throw .notUTF8 }
        guard openComments(source.bytes) <= Self.openCommentLimit else { throw .tooDeep }
        guard !nestsBrackets(source.bytes, deeperThan: Self.bracketLimit) else { throw .tooDeep }
        let (bytes, directives) = blankingDirectives(source.bytes)
        let storage =
            bytes.count < Self.shortLimit
            ? try nodes(of: bytes, in: ranges) : try Self.nodesApart(of: bytes, in: ranges)
        return SyntaxTree(source: source, directives: directives, storage: storage)
    }

    private borrowing func nodes(
        of bytes: [UInt8], in ranges: [TSRange]
    ) throws(ParseFailure) -> ContiguousArray<SyntaxTree.RawNode> {
        guard unsafe ts_parser_set_included_ranges(parser, ranges, UInt32(ranges.count)) else { throw .noTree }
        let tree = unsafe withText(bytes) { text, count in unsafe ts_parser_parse_string(parser, nil, text, count) }
        guard let tree = unsafe tree else {
            // Else it would go on with this text the next time.
            unsafe ts_parser_reset(parser)
            throw .tooSlow
        }
        defer { unsafe ts_tree_delete(tree) }
        guard let storage = unsafe copyNodes(of: tree) else { throw .tooDeep }
        return storage
    }

    private static func nodesApart(
        of bytes: [UInt8], in ranges: [TSRange]
    ) throws(ParseFailure) -> ContiguousArray<SyntaxTree.RawNode> {
        var memory: UnsafeMutableRawPointer?
        var isTooWide = false
        let tree = unsafe withText(bytes) { text, count in
            unsafe glass_migrate_parse_apart(
                ranges, UInt32(ranges.count), patience, text, count, &memory, &isTooWide)
        }
        defer { unsafe glass_migrate_free_apart(memory) }
        if isTooWide { throw .tooDeep }
        guard let tree = unsafe tree else { throw .tooSlow }
        guard let storage = unsafe copyNodes(of: OpaquePointer(tree)) else { throw .tooDeep }
        return storage
    }
}

private func withText<Result>(
    _ bytes: [UInt8], _ body: (UnsafePointer<CChar>?, UInt32) -> Result
) -> Result {
    unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe buffer.withMemoryRebound(to: CChar.self) { text in unsafe body(text.baseAddress, UInt32(text.count)) }
    }
}

/// Copies a tree-sitter tree into preorder storage, without recursion. `nil` when it is too deep.
private func copyNodes(of tree: OpaquePointer) -> ContiguousArray<SyntaxTree.RawNode>? {
    var cursor = unsafe ts_tree_cursor_new(ts_tree_root_node(tree))
    defer { unsafe ts_tree_cursor_delete(&cursor) }
    var nodes = ContiguousArray<SyntaxTree.RawNode>()
    nodes.reserveCapacity(unsafe Int(ts_node_end_byte(ts_tree_root_node(tree))) / 3)
    var open: [(index: Int, hasFields: Bool)] = []
    while true {
        let node = unsafe ts_tree_cursor_current_node(&cursor)
        let hasField = open.last?.hasFields ?? false
        unsafe nodes.append(
            SyntaxTree.RawNode(
                start: ts_node_start_byte(node), end: ts_node_end_byte(node), parent: UInt32(open.last?.index ?? 0),
                subtreeEnd: 0,
                kind: grammar.kind(of: ts_node_symbol(node)),
                field: hasField ? grammar.field(of: ts_tree_cursor_current_field_id(&cursor)) : .none,
                isMissing: ts_node_is_missing(node)))
        if unsafe ts_tree_cursor_goto_first_child(&cursor) {
            open.append((nodes.count - 1, unsafe hasFields(node)))
            if open.count > Parser.depthLimit { return nil }
            continue
        }
        nodes[nodes.count - 1].subtreeEnd = UInt32(nodes.count)
        while unsafe !ts_tree_cursor_goto_next_sibling(&cursor) {
            guard unsafe ts_tree_cursor_goto_parent(&cursor), let parent = open.popLast() else { return nodes }
            nodes[parent.index].subtreeEnd = UInt32(nodes.count)
        }
    }
}

/// Whether it is worth asking for the fields of a node's children. Thousands that are wrong hang on a chain of hidden
/// nodes, along all of which the library looks for the field of each.
private func hasFields(_ node: TSNode) -> Bool {
    unsafe grammar.kind(of: ts_node_symbol(node)) != .error || ts_node_child_count(node) <= 1_000
}

/// The grammar's numbers for kinds and fields, looked up once.
private let grammar = Grammar()

private struct Grammar: Sendable {
    private let kinds: [SyntaxKind]
    private let fields: [SyntaxField]

    init() {
        guard let language = unsafe OpaquePointer(glass_migrate_swift_language()) else {
            kinds = []
            fields = []
            return
        }
        kinds = unsafe (0..<ts_language_symbol_count(language)).map { symbol in
            let symbol = TSSymbol(symbol)
            guard unsafe ts_language_symbol_type(language, symbol) == TSSymbolTypeRegular else { return .token }
            guard let name = unsafe ts_language_symbol_name(language, symbol) else { return .other }
            return unsafe SyntaxKind(rawValue: String(cString: name)) ?? .other
        }
        fields = unsafe (0...ts_language_field_count(language)).map { field in
            guard let name = unsafe ts_language_field_name_for_id(language, TSFieldId(field)) else { return .none }
            return unsafe SyntaxField(rawValue: String(cString: name)) ?? .none
        }
    }

    func kind(of symbol: TSSymbol) -> SyntaxKind {
        Int(symbol) < kinds.count ? kinds[Int(symbol)] : .error
    }

    func field(of id: TSFieldId) -> SyntaxField {
        Int(id) < fields.count ? fields[Int(id)] : .none
    }
}

private func isUTF8(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
}

/// How many more times `/*` stands in the bytes than `*/`, strings included.
private func openComments(_ bytes: [UInt8]) -> Int {
    var open = 0
    var previous: UInt8 = 0
    for byte in bytes {
        if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "*") { open += 1 }
        if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { open -= 1 }
        previous = byte
    }
    return open
}

/// Whether more than `limit` brackets are open at some place, those in strings and comments aside.
private func nestsBrackets(_ bytes: [UInt8], deeperThan limit: Int) -> Bool {
    // Without the lexer first: that many are not even open with those in strings, nearly always.
    guard depth(of: bytes) > limit else { return false }
    return depth(of: Lexer.tokens(of: bytes).lazy.filter { $0.count == 1 }.joined()) > limit
}

/// How many brackets are open at most.
private func depth(of bytes: some Sequence<UInt8>) -> Int {
    var (open, deepest) = (0, 0)
    for byte in bytes {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            open += 1
            deepest = max(deepest, open)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
        default: break
        }
    }
    return deepest
}

/// The same bytes with the lines of conditional-compilation directives turned to spaces, and where those were.
func blankingDirectives(_ bytes: [UInt8]) -> ([UInt8], [SourceRange]) {
    var result = bytes
    var directives: [SourceRange] = []
    var lineStart = 0
    var continues = false
    while lineStart < bytes.count {
        let newline = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        var end = newline
        if end > lineStart, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        let line = bytes[lineStart..<end]
        if continues || isDirective(line) {
            directives.append(lineStart..<end)
            for offset in lineStart..<end { result[offset] = UInt8(ascii: " ") }
            let code = line.reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            continues = code.starts(with: "||".utf8) || code.starts(with: "&&".utf8)
        }
        lineStart = newline + 1
    }
    return (result, directives)
}

private func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard code.first == UInt8(ascii: "#") else { return false }
    let word = code.dropFirst().prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "L") }
    return ["if", "elseif", "else", "endif", "sourceLocation"].contains { word.elementsEqual($0.utf8) }
}
