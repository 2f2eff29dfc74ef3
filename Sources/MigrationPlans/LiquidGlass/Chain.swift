import Rewriter

/// A modifier chain as the plan reads it: a call on the implicit `self` (`background(.bar)` in a View extension)
/// counts as the first link.
struct Chain {
    /// What the links modify; `nil` for the implicit `self`.
    let subject: SyntaxNode?
    let links: [ModifierChain.Link]
    let node: SyntaxNode

    init(_ node: SyntaxNode) {
        let chain = ModifierChain(node)
        self.node = node
        guard let subject = chain.subject, let call = Call(subject), call.callee.kind == .simpleIdentifier,
            Self.modifierNames.contains(call.callee.text)
        else {
            self.subject = chain.subject
            self.links = chain.links
            return
        }
        let first = ModifierChain.Link(name: call.callee.text, node: subject, range: subject.range, call: call)
        self.subject = nil
        self.links = [first] + chain.links
    }

    /// The whole chain that `node` is a link or the subject of.
    init(around node: SyntaxNode) {
        self.init(Self.outermost(node))
    }

    static func outermost(_ node: SyntaxNode) -> SyntaxNode {
        var current = node
        while let parent = current.parent {
            switch parent.kind {
            case .navigationExpression
            where parent.child(.target) == current || parent.children.first(where: { !$0.isComment }) == current:
                current = parent
            case .callExpression where parent.children.first(where: { !$0.isComment }) == current:
                current = parent
            default:
                return current
            }
        }
        return current
    }

    /// Name of the type or function that the chain begins with.
    var head: String? {
        guard let subject else { return nil }
        return subject.kind == .callExpression ? Call(subject)?.callee.text : subject.text
    }

    func index(of node: SyntaxNode) -> Int? { links.firstIndex { $0.node == node } }

    /// Whether the first link is a call on the implicit `self`.
    var hasImplicitSelf: Bool { subject == nil && !(links.first.map { startsWithDot($0) } ?? true) }

    private func startsWithDot(_ link: ModifierChain.Link) -> Bool {
        node.tree.source.bytes[link.range.lowerBound] == UInt8(ascii: ".")
    }

    private static let modifierNames: Set = [
        "background", "overlay", "padding", "frame", "clipShape", "cornerRadius", "foregroundStyle", "foregroundColor",
        "font", "shadow", "modifier", "mask", "buttonStyle", "opacity", "scaleEffect", "environment", "tint",
        "toolbarBackground", "fixedSize", "contentShape", "onTapGesture", "glassEffect", "glassEffectID",
        "glassEffectUnion", "glassEffectTransition",
    ]
}

/// Chains that were read before: one with many materials is read once.
struct ChainMemo {
    private var chains: [SyntaxNode: Chain] = [:]

    mutating func chain(around node: SyntaxNode) -> Chain {
        let outermost = Chain.outermost(node)
        if let known = chains[outermost] { return known }
        let chain = Chain(outermost)
        chains[outermost] = chain
        return chain
    }
}

extension SyntaxNode {
    /// The expression itself when the node only wraps it in parentheses.
    var unparenthesized: SyntaxNode {
        var node = self
        while node.kind == .tupleExpression {
            let inner = node.children.filter { !$0.isComment && $0.kind != .token }
            guard inner.count == 1, inner[0].kind != .valueArgumentLabel else { break }
            node = inner[0]
        }
        return node
    }

    /// The statements of a closure or braces, without comments.
    var statements: [SyntaxNode] {
        guard let list = kind == .statements ? self : child(.statements) else { return [] }
        return list.children.filter { !$0.isComment && !($0.kind == .token) }
    }

    /// The nearest enclosing node of one of these kinds.
    func enclosing(_ kinds: Set<SyntaxKind>) -> SyntaxNode? { ancestors.first { kinds.contains($0.kind) } }

    /// Whether this node is `other` or below it.
    func isInside(_ other: SyntaxNode) -> Bool {
        self == other || other.range.lowerBound <= range.lowerBound && range.upperBound <= other.range.upperBound
    }

    /// Those of the nodes below that lie in `range` as a whole; what lies outside of it isn't walked through.
    func descendants(within range: SourceRange) -> [SyntaxNode] {
        children.flatMap { child in
            guard child.start < range.upperBound, range.lowerBound < child.end else { return [SyntaxNode]() }
            let isWithin = range.lowerBound <= child.start && child.end <= range.upperBound
            return isWithin ? Array(child.descendants) : child.descendants(within: range)
        }
    }

    /// All bytes but white space and comments: equal code compares equal however it is laid out.
    var normalizedText: String {
        descendants.filter { $0.isLeaf && !$0.isComment }.map(\.text).joined()
    }
}
