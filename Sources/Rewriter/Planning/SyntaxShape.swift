/// A syntax tree as a flat list, without comments and layout: what two trees must share to mean the same.
///
/// It sees what a comparison of tokens can't: in `a + b.name { $0.old * c }` and `a + b.old * c` the old tokens are
/// the same, but not what is multiplied.
struct SyntaxShape {
    private enum Symbol: Equatable {
        case open(SyntaxKind)
        case leaf(SyntaxKind)
        case close
        /// Replaced code, old or new.
        case hole
    }

    private var symbols: [Symbol] = []
    /// Where each symbol stands; that of a leaf is its text.
    private var ranges: [SourceRange] = []
    private let bytes: [UInt8]

    /// Nodes of the original that stand side by side, with holes where code is replaced.
    init(_ declarations: [SyntaxNode], replaced: [SourceRange]) {
        self.init(declarations, holes: replaced, constructs: [], attributes: [])
    }

    /// What old systems see of the rewritten file, with the same holes.
    init(_ tree: SyntaxTree, projection: FallbackProjection, replacements: [SourceRange]) {
        self.init(
            Array(tree.root.children), holes: replacements, constructs: projection.constructs,
            attributes: projection.attributes)
    }

    private init(_ nodes: [SyntaxNode], holes: [SourceRange], constructs: [FallbackConstruct], attributes: [SyntaxNode])
    {
        let bodies = Dictionary(uniqueKeysWithValues: constructs.map { ($0.node, $0.body) })
        let shorthands = Dictionary(
            uniqueKeysWithValues: constructs.compactMap { construct in
                construct.shorthandLeaf.map { ($0, construct.shorthand!) }
            })
        let attributes = Set(attributes)
        bytes = nodes.first?.tree.source.bytes ?? []
        var steps = nodes.reversed().map(Step.node)
        while let step = steps.popLast() {
            switch step {
            case .open(let kind): add(.open(kind), at: ranges.last ?? 0..<0)
            case .close: add(.close, at: ranges.last ?? 0..<0)
            case .node(let node):
                if node.isComment || attributes.contains(node) {
                    continue
                } else if let body = bodies[node] {
                    steps.append(.node(body))
                } else if case .receiver(let receiver)? = shorthands[node] {
                    steps.append(.node(receiver))
                } else if let name = Self.implicitMember(node, shorthands) {
                    steps.append(.node(name))
                } else if let target = Self.targetOfReplacedLink(node, holes: holes) {
                    steps.append(.node(target))
                } else if !node.range.isEmpty, holes.cover(node.range) {
                    if symbols.last != .hole { add(.hole, at: node.range) }
                } else if node.isLeaf {
                    add(.leaf(node.kind), at: node.range)
                } else {
                    let children = Self.steps(into: node, without: attributes)
                    if node.kind == .modifiers, children.isEmpty { continue }
                    add(.open(node.kind), at: node.range)
                    steps.append(.close)
                    steps += children.reversed()
                }
            }
        }
    }

    private enum Step {
        case node(SyntaxNode)
        case open(SyntaxKind)
        case close
    }

    private static func steps(into node: SyntaxNode, without attributes: Set<SyntaxNode>) -> [Step] {
        let children = node.children.filter { !attributes.contains($0) }
        // `f(1) { … }` may be read as one call or as two, depending on where it stands.
        guard node.kind == .callExpression, let outer = children.first(where: { !$0.isComment }),
            let suffix = children.last,
            let inner = Call.callWithoutItsClosures(outer, suffix), let arguments = inner.child(.callSuffix)
        else { return children.map(Step.node) }
        let callee = inner.children.filter { $0 != arguments }
        return callee.map(Step.node) + [.open(.callSuffix)] + arguments.children.map(Step.node)
            + suffix.children.map(Step.node) + [
                .close
            ]
    }

    private mutating func add(_ symbol: Symbol, at range: SourceRange) {
        symbols.append(symbol)
        ranges.append(range)
    }

    /// `$0.old` where `$0` is the implicit `self`: just `old`.
    private static func implicitMember(
        _ node: SyntaxNode, _ shorthands: [SyntaxNode: FallbackConstruct.Shorthand]
    ) -> SyntaxNode? {
        guard !shorthands.isEmpty, node.kind == .navigationExpression, let target = node.child(.target),
            case .implicitSelf? = shorthands[target]
        else { return nil }
        return node.child(.suffix)?.child(.suffix)
    }

    /// What the chain is without its last link, if that is replaced as a whole.
    private static func targetOfReplacedLink(_ node: SyntaxNode, holes: [SourceRange]) -> SyntaxNode? {
        guard !holes.isEmpty else { return nil }
        let callee = node.kind == .callExpression ? Call(node)?.callee : node
        guard let callee, callee.kind == .navigationExpression, let target = callee.child(.target),
            let dot = callee.child(.suffix)?.start, holes.cover(dot..<node.end), !holes.cover(node.range)
        else { return nil }
        return target
    }

    /// Where, in the tree of `self`, the two begin to differ; `nil` when they don't.
    func firstDifference(from other: SyntaxShape) -> Int? {
        let common = min(symbols.count, other.symbols.count)
        let index = (0..<common).first { !isSymbol(at: $0, likeIn: other) } ?? common
        if index == symbols.count, index == other.symbols.count { return nil }
        return index < ranges.count ? ranges[index].lowerBound : ranges.last?.lowerBound
    }

    private func isSymbol(at index: Int, likeIn other: SyntaxShape) -> Bool {
        guard symbols[index] == other.symbols[index] else { return false }
        guard case .leaf = symbols[index] else { return true }
        return bytes.holds(ranges[index], as: other.ranges[index], of: other.bytes)
    }
}
