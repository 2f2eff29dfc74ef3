/// The syntax tree of one file as plain values: nodes in preorder, no pointer into the parser's memory.
///
/// A class because nodes refer back to it; it never changes after it was made.
public final class SyntaxTree: Sendable {
    public let source: SourceFile
    public let lines: LineTable
    /// `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation` lines: parsed as blanks, so that a modifier chain
    /// which spans one stays whole. No edit may cross one.
    public let directives: [SourceRange]
    let storage: ContiguousArray<RawNode>
    /// Error and missing nodes: what the parser could not make sense of.
    public var errors: [SyntaxNode] { erroneous.map { SyntaxNode(tree: self, index: $0) } }
    private let erroneous: [Int]

    struct RawNode: Sendable {
        var start: UInt32
        var end: UInt32
        var parent: UInt32
        /// Index after the last descendant, in preorder.
        var subtreeEnd: UInt32
        var kind: SyntaxKind
        var field: SyntaxField
        var isMissing: Bool

        var isErroneous: Bool { kind == .error || isMissing }
    }

    init(source: SourceFile, directives: [SourceRange], storage: ContiguousArray<RawNode>) {
        self.source = source
        self.lines = LineTable(source.bytes)
        self.directives = directives
        self.storage = storage
        self.erroneous = storage.indices.filter { storage[$0].isErroneous }
    }

    public var root: SyntaxNode { SyntaxNode(tree: self, index: 0) }

    /// How many nodes it has, the root included.
    public var count: Int { storage.count }

    /// Every node in preorder (a parent before its children, in source order).
    public var nodes: some Sequence<SyntaxNode> {
        (0..<storage.count).lazy.map { SyntaxNode(tree: self, index: $0) }
    }

    /// Every node of one of these kinds, in preorder: much quicker than asking each node.
    public func nodes(_ kinds: SyntaxKind...) -> [SyntaxNode] { root.descendants(kinds) }

    var hasErrors: Bool { !erroneous.isEmpty }

    /// The smallest node that covers `range`.
    public func node(covering range: SourceRange) -> SyntaxNode {
        var node = root
        while let inner = node.children.first(where: {
            $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        }) {
            node = inner
        }
        return node
    }

    /// The leaves that aren't comments, in source order.
    public var tokens: some Sequence<SyntaxNode> {
        nodes.lazy.filter { $0.isLeaf && !$0.isComment && !$0.range.isEmpty }
    }
}

/// One node of a `SyntaxTree`.
public struct SyntaxNode: Sendable {
    public let tree: SyntaxTree
    let index: Int

    private var raw: SyntaxTree.RawNode { tree.storage[index] }

    public var kind: SyntaxKind { raw.kind }
    /// The role it has in its parent.
    public var field: SyntaxField { raw.field }
    public var range: SourceRange { Int(raw.start)..<Int(raw.end) }
    public var start: Int { Int(raw.start) }
    public var end: Int { Int(raw.end) }
    public var text: String { tree.source.text(in: range) }
    public var isLeaf: Bool { Int(raw.subtreeEnd) == index + 1 }
    public var isComment: Bool { kind == .comment || kind == .multilineComment }
    public var isErroneous: Bool { raw.isErroneous }

    public var parent: SyntaxNode? { index == 0 ? nil : SyntaxNode(tree: tree, index: Int(raw.parent)) }

    /// From the parent outwards to the root.
    public var ancestors: some Sequence<SyntaxNode> {
        sequence(state: self) { node in
            guard let parent = node.parent else { return nil }
            node = parent
            return parent
        }
    }

    public var children: Children { Children(tree: tree, cursor: index + 1, end: Int(raw.subtreeEnd)) }

    /// The node and everything below it, in preorder.
    public var descendants: some Sequence<SyntaxNode> {
        let tree = tree
        return (index..<Int(raw.subtreeEnd)).lazy.map { SyntaxNode(tree: tree, index: $0) }
    }

    /// Those of the descendants that are of one of these kinds: much quicker than asking each.
    public func descendants(_ kinds: SyntaxKind...) -> [SyntaxNode] { descendants(kinds) }

    fileprivate func descendants(_ kinds: [SyntaxKind]) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        for index in index..<Int(raw.subtreeEnd) where kinds.contains(tree.storage[index].kind) {
            found.append(SyntaxNode(tree: tree, index: index))
        }
        return found
    }

    public func child(_ field: SyntaxField) -> SyntaxNode? { firstChild { $0.field == field } }
    public func child(_ kind: SyntaxKind) -> SyntaxNode? { firstChild { $0.kind == kind } }

    private func firstChild(where matches: (SyntaxTree.RawNode) -> Bool) -> SyntaxNode? {
        var child = index + 1
        let end = Int(raw.subtreeEnd)
        while child < end {
            let node = tree.storage[child]
            if matches(node) { return SyntaxNode(tree: tree, index: child) }
            child = Int(node.subtreeEnd)
        }
        return nil
    }

    /// Whether the node's text is exactly `word`, without making a string.
    public func isText(_ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { word in
            unsafe tree.source.bytes[range].elementsEqual(word)
        }
    }

    /// Whether the node's text holds `word`, at memory speed.
    public func holds(_ word: String) -> Bool { ByteSearch([word]).matches(tree.source.bytes[range]) }

    /// The nodes directly below one node, in source order.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        let tree: SyntaxTree
        var cursor: Int
        let end: Int

        public mutating func next() -> SyntaxNode? {
            guard cursor < end else { return nil }
            let node = SyntaxNode(tree: tree, index: cursor)
            cursor = Int(tree.storage[cursor].subtreeEnd)
            return node
        }
    }
}

extension SyntaxNode: Hashable {
    public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
        left.index == right.index && left.tree === right.tree
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
