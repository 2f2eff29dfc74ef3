/// A chain of member accesses and calls as values: `HStack { … }.padding(8).background(.bar)` has the subject
/// `HStack { … }` and two links.
public struct ModifierChain: Sendable {
    /// What the first link is applied to; `nil` for an implicit member such as `.white.opacity(0.2)`.
    public let subject: SyntaxNode?
    /// In source order.
    public let links: [Link]
    /// The whole expression.
    public let node: SyntaxNode

    /// One `.name` or `.name(…) { … }`.
    public struct Link: Sendable {
        public let name: String
        /// The chain up to and including this link.
        public let node: SyntaxNode
        /// The link alone: from its dot to the end of its arguments and closures.
        public let range: SourceRange
        public let call: Call?

        public init(name: String, node: SyntaxNode, range: SourceRange, call: Call?) {
            self.name = name
            self.node = node
            self.range = range
            self.call = call
        }
    }

    /// Reads the chain that ends in `node`. A node that is no chain is its own subject, without links.
    public init(_ node: SyntaxNode) {
        var links: [Link] = []
        var current = node
        var subject: SyntaxNode?
        reading: while true {
            let call = current.kind == .callExpression ? Call(current) : nil
            let callee = call?.callee ?? current
            switch callee.kind {
            case .navigationExpression:
                guard let (target, name, dot) = Self.member(callee) else {
                    subject = current
                    break reading
                }
                links.append(Link(name: name, node: current, range: dot..<current.end, call: call))
                current = target
            case .prefixExpression:
                // `.a.b(…)`: a dot in front of the chain `a.b`, which is nested inside.
                guard let inner = Self.implicitMember(callee) else {
                    subject = current
                    break reading
                }
                let outer = links
                links = []
                var member = inner
                while member.kind == .navigationExpression || member.kind == .callExpression {
                    let memberCall = member.kind == .callExpression ? Call(member) : nil
                    let memberCallee = memberCall?.callee ?? member
                    guard memberCallee.kind == .navigationExpression,
                        let (target, name, dot) = Self.member(memberCallee)
                    else { break }
                    links.append(Link(name: name, node: member, range: dot..<member.end, call: memberCall))
                    member = target
                }
                let headCall = member.kind == .callExpression ? Call(member) : nil
                let head = headCall?.callee ?? member
                links.append(Link(name: head.text, node: member, range: callee.start..<member.end, call: headCall))
                // The call around the prefix expression belongs to its last member.
                if let call, let last = links.first, last.call == nil {
                    links[0] = Link(
                        name: last.name, node: current, range: last.range.lowerBound..<current.end, call: call)
                }
                links = outer + links
                break reading
            default:
                subject = current
                break reading
            }
        }
        self.subject = subject
        self.links = links.reversed()
        self.node = node
    }

    /// Where the chain's text begins.
    public var start: Int { node.start }

    /// The name of the type or function that the chain starts with: `HStack` for `HStack { … }.padding()`, `Color`
    /// for `Color.white.opacity(0.2)`, `nil` for implicit members.
    public var head: String? {
        guard let subject else { return nil }
        return subject.kind == .callExpression ? Call(subject)?.callee.text : subject.text
    }

    private static func member(_ node: SyntaxNode) -> (target: SyntaxNode, name: String, dot: Int)? {
        guard let target = node.children.first(where: { !$0.isComment }),
            let suffix = Array(node.children).last, suffix.kind == .navigationSuffix,
            let name = Array(suffix.children).last
        else { return nil }
        return (target, name.text, suffix.start)
    }

    private static func implicitMember(_ node: SyntaxNode) -> SyntaxNode? {
        guard let dot = node.child(.operation), dot.isText("."), let target = node.child(.target) else { return nil }
        return target
    }
}

/// A call: what is called, its arguments in parentheses, its trailing closures.
public struct Call: Sendable {
    public let node: SyntaxNode
    public let callee: SyntaxNode
    public let arguments: [Argument]
    public let trailingClosures: [TrailingClosure]

    public struct Argument: Sendable {
        /// `nil` when it has none.
        public let label: String?
        public let value: SyntaxNode
    }

    public struct TrailingClosure: Sendable {
        /// `nil` for the first, unlabelled one.
        public let label: String?
        public let closure: SyntaxNode
    }

    /// `nil` when `node` is no call, or a subscript.
    public init?(_ node: SyntaxNode) {
        guard node.kind == .callExpression, let outer = node.children.first(where: { !$0.isComment }),
            let suffix = node.child(.callSuffix)
        else { return nil }
        let inner = Self.callWithoutItsClosures(outer, suffix)
        let callee = inner?.children.first { !$0.isComment } ?? outer
        var arguments: [Argument] = []
        var closures: [TrailingClosure] = []
        var label: String?
        for part in Array(inner?.child(.callSuffix)?.children ?? suffix.children)
            + (inner == nil ? [] : Array(suffix.children))
        {
            switch part.kind {
            case .valueArguments:
                if let bracket = part.children.first(where: { _ in true }), bracket.isText("[") { return nil }
                arguments += part.children.filter { $0.kind == .valueArgument }.compactMap(Self.argument)
            case .lambdaLiteral:
                closures.append(TrailingClosure(label: label, closure: part))
                label = nil
            case .simpleIdentifier:
                label = part.text
            default:
                break
            }
        }
        self.node = node
        self.callee = callee
        self.arguments = arguments
        self.trailingClosures = closures
    }

    public subscript(label: String?) -> SyntaxNode? { arguments.first { $0.label == label }?.value }

    /// The unlabelled trailing closure.
    public var trailingClosure: SyntaxNode? { trailingClosures.first { $0.label == nil }?.closure }

    /// As the value of a variable, the grammar reads `f(1) { … }` as a call of `f(1)`: that inner call.
    static func callWithoutItsClosures(_ callee: SyntaxNode, _ suffix: SyntaxNode) -> SyntaxNode? {
        guard callee.kind == .callExpression, suffix.child(.valueArguments) == nil,
            let inner = callee.child(.callSuffix),
            inner.child(.lambdaLiteral) == nil
        else { return nil }
        return callee
    }

    /// Whether `node` is the part of such a call that has the arguments, where `suffix` is that of the whole.
    public static func isCallee(_ node: SyntaxNode, ofCallWith suffix: SyntaxNode) -> Bool {
        callWithoutItsClosures(node, suffix) != nil
    }

    private static func argument(_ node: SyntaxNode) -> Argument? {
        guard let value = node.child(.value) else { return nil }
        return Argument(label: node.child(.valueArgumentLabel)?.text, value: value)
    }
}
